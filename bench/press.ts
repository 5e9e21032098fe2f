/** From a press of Calculate to the result, on a processor that is made four times slower. */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { fill, form, hydrated } from '../e2e/site.ts'
import { wholeBrowser } from '../scripts/chromium.ts'
import { agreedOf, slugs, type Typed } from '../test/agreed.ts'
import { BASELINE, type Target } from './site.ts'
import { table } from './table.ts'
import { type Answered, answerTo, bothTimes, SLOWER } from './watch.ts'

const LATER_PRESSES = 3

/** Nobody reads a form, types into it and presses in less, milliseconds. */
const TYPING = 1500

/** What is typed before a press: the agreed cases, in turn. The baseline is the eBay page. */
function inputsFor(path: string): Typed[] {
  const slug = path === BASELINE ? 'ebay-fee-calculator' : path.replaceAll('/', '')
  return slugs.includes(slug) ? agreedOf(slug).cases.map(({ inputs }) => inputs) : []
}

/** A bare press, when the pointer is already there: a locator's own click brings work of its own into the page. */
async function press(page: Page): Promise<Answered> {
  const button = form(page).locator('button[type=submit]')
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  return answerTo(page, { event: 'click', answer: 'main output' }, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

/** The first press on a page just opened, those with other figures after it, and those after a Reset. */
async function presses(context: BrowserContext, { path, url, isOurs }: Target, cases: Typed[]) {
  const page = await context.newPage()
  try {
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url)
    // Another site says nothing of when it is ready; then everything that it asks for has come.
    if (!isOurs) await page.waitForLoadState('networkidle')
    else if (path !== BASELINE) await hydrated(page)
    const next = (times: number) => fill(page, cases[times % cases.length] ?? {})
    await next(0)
    await page.waitForTimeout(TYPING)
    const first = await press(page)
    const later: Answered[] = []
    while (later.length < LATER_PRESSES) {
      await next(later.length + 1)
      later.push(await press(page))
    }
    const afterReset: Answered[] = []
    while (afterReset.length < LATER_PRESSES) {
      await form(page).locator('button[type=reset]').click()
      await next(afterReset.length)
      afterReset.push(await press(page))
    }
    return { first, later, afterReset }
  } finally {
    await page.close()
  }
}

export async function pressTable(targets: readonly Target[], runs: number): Promise<string> {
  const browser = await chromium.launch(wholeBrowser())
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    context.setDefaultTimeout(20_000)
    const rows: string[][] = []
    for (const target of targets) {
      const cases = inputsFor(target.path)
      if (cases.length === 0) continue
      console.error(`press: ${target.name}`)
      const first: Answered[] = []
      const later: Answered[] = []
      const afterReset: Answered[] = []
      for (let run = 0; run < runs; run++) {
        const times = await presses(context, target, cases)
        first.push(times.first)
        later.push(...times.later)
        afterReset.push(...times.afterReset)
      }
      rows.push([target.name, ...[first, later, afterReset].flatMap(bothTimes)])
    }
    return table(
      [
        `press to result, ${SLOWER}× slower`,
        'first press',
        'seen',
        'other figures',
        'seen',
        'after Reset',
        'seen',
      ],
      rows,
    )
  } finally {
    await browser.close()
  }
}
