/** From a press of Calculate to the result, on a processor that is made four times slower. */
import { readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { awake, fill, form, type Inputs } from '../e2e/site.ts'
import { wholeBrowser } from '../scripts/chromium.ts'
import { YARDSTICK } from './site.ts'
import { median, table } from './table.ts'

const SLOWER = 4
const LATER_PRESSES = 5
const contract: Record<string, { cases: { inputs: Inputs }[] }> = JSON.parse(
  readFileSync('e2e/contract.json', 'utf8'),
)

/** Puts the milliseconds from the next click to the first line of the result into `window.answered`. */
function startWatch() {
  const answered = new Promise<number>((resolve, reject) => {
    let pressed = 0
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main output')) return
      observer.disconnect()
      resolve(performance.now() - pressed)
    })
    const begin = ({ timeStamp }: MouseEvent) => {
      pressed = timeStamp
      observer.observe(document.body, { childList: true, subtree: true })
    }
    addEventListener('click', begin, { capture: true, once: true })
    setTimeout(() => reject(new Error('a press was not answered')), 10_000)
  })
  Object.assign(window, { answered })
}

/** A bare click: a locator's own click brings work of its own into the page. */
async function press(page: Page): Promise<number> {
  const button = form(page).locator('button[type=submit]')
  await button.scrollIntoViewIfNeeded()
  await page.evaluate(startWatch)
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  return page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered)
}

/** The first press on a page just opened, when nothing is warm, and the ones after it. */
async function presses(context: BrowserContext, url: string, inputs: Inputs) {
  const page = await context.newPage()
  try {
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url)
    if (!url.endsWith(YARDSTICK)) await awake(page)
    await fill(page, inputs)
    const first = await press(page)
    const later: number[] = []
    while (later.length < LATER_PRESSES) {
      await form(page).locator('button[type=reset]').click()
      await fill(page, inputs)
      later.push(await press(page))
    }
    return { first, later }
  } finally {
    await page.close()
  }
}

const milliseconds = (times: number[]) => `${median(times).toFixed(1)} ms`

export async function pressTable(base: string, paths: readonly string[], runs: number): Promise<string> {
  const browser = await chromium.launch(wholeBrowser())
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    context.setDefaultTimeout(20_000)
    const rows: string[][] = []
    for (const path of [YARDSTICK, ...paths]) {
      const inputs = path === YARDSTICK ? {} : contract[path.replaceAll('/', '')]?.cases[0]?.inputs
      if (!inputs) continue
      console.error(`press: ${path}`)
      const first: number[] = []
      const later: number[] = []
      for (let run = 0; run < runs; run++) {
        const times = await presses(context, `${base}${path}`, inputs)
        first.push(times.first)
        later.push(...times.later)
      }
      rows.push([path === YARDSTICK ? 'yardstick' : path, milliseconds(first), milliseconds(later)])
    }
    return table([`press to result, ${SLOWER}× slower`, 'first press', 'later presses'], rows)
  } finally {
    await browser.close()
  }
}
