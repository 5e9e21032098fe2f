/** Chromium, through Playwright. */
import { type Browser, chromium } from '@playwright/test'
import { quickBrowser, wholeBrowser } from '../../scripts/chromium.ts'
import { complaintsOf } from '../complaints.ts'
import { COMMAND, type Engine, type Settings, type Tab } from './engine.ts'

export async function startChromium(): Promise<Engine> {
  const running = new Map<boolean, Promise<Browser>>()

  async function open(settings: Settings): Promise<Tab> {
    const remembers = settings.remembers ?? false
    const browser = running.get(remembers) ?? chromium.launch(remembers ? wholeBrowser() : quickBrowser())
    running.set(remembers, browser)
    const context = await (await browser).newContext({
      colorScheme: settings.dark ? 'dark' : 'light',
      forcedColors: settings.forcedColours ? 'active' : 'none',
      javaScriptEnabled: !settings.withoutScript,
      // Without a window nobody is there to allow it, as a browser does when a button was pressed.
      permissions: ['clipboard-write'],
    })
    const page = await context.newPage()
    const complaints = complaintsOf(page)

    return {
      goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
      // Playwright's goBack waits for a load event, which a page from the back-forward cache does not fire, and a page that has only
      // just come cannot be asked to go.
      async traverse(delta) {
        const session = await context.newCDPSession(page)
        const { currentIndex, entries } = await session.send('Page.getNavigationHistory')
        const entryId = entries[currentIndex + delta]?.id
        if (entryId !== undefined) await session.send('Page.navigateToHistoryEntry', { entryId })
        await session.detach()
      },
      run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
      type: (text) => page.keyboard.type(text),
      async press(...keys) {
        // A letter that is on no keyboard is typed all the same.
        for (const each of keys)
          await (each.length === 1 ? page.keyboard.type(each) : page.keyboard.press(each))
      },
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      doubleClick: (x, y) => page.mouse.dblclick(x, y),
      async write(x, y, first, then = []) {
        await page.mouse.click(x, y)
        for (const { tabs, text } of [{ tabs: 0, text: first }, ...then]) {
          for (let pressed = 0; pressed < tabs; pressed++) await page.keyboard.press('Tab')
          await page.keyboard.press(`${COMMAND}+a`)
          if (text) await page.keyboard.type(text)
          else await page.keyboard.press('Delete')
        }
      },
      viewport: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      pdf: () => page.pdf({ format: 'A4' }),
      complaints: async () => complaints,
      leave: () => context.close(),
    }
  }

  async function close() {
    for (const browser of running.values()) await (await browser).close()
  }

  return { open, close }
}
