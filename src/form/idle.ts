/** Hidden tabs, and in some browsers pages that paint nothing, never get an idle callback: a timeout in milliseconds. */
const AT_LATEST = { timeout: 1000 }

/** For browsers without idle callbacks, in milliseconds. */
const SOON = 200

export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, AT_LATEST) : setTimeout(resolve, SOON),
  )
