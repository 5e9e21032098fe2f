/** How tests and measurements start Chromium. The flags keep it from calling home; as root it cannot use its sandbox. */
const started = (executablePath = '', more: readonly string[] = []) => ({
  executablePath,
  args: [
    ...more,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})

/** The browser as visitors have it, with its memory for pages that one comes back to, which Playwright switches off. */
export const wholeBrowser = () => ({
  ...started(process.env.CHROMIUM),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})

/**
 * The same without a window around its pages, where there is one: it opens a page in a third of the time. Most tests end soon after
 * their page has come, so that processes for pages that are gone, and one for a graphics card that is not there, cost a tenth more,
 * and scripts that are compiled a second time, for running long, another twentieth.
 */
export const quickBrowser = () =>
  started(process.env.HEADLESS_SHELL || process.env.CHROMIUM, [
    '--renderer-process-limit=1',
    '--in-process-gpu',
    '--js-flags=--no-maglev,--no-opt',
  ])
