/** From a press of Calculate to the result, on a processor that is made four times slower. */
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { fill, form, hydrated } from '../e2e/site.ts'
import { wholeBrowser } from '../scripts/chromium.ts'
import { agreedOf, slugs, type Typed } from '../test/agreed.ts'
import { BASELINE, type Target } from './site.ts'
import { table } from './table.ts'
import { type Answered, answerTo, bothTimes, SLOWER } from './watch.ts'

const LATER_PRESSES = 5

/** Nobody reads a form, types into it and presses in less, milliseconds. */
const TYPING = 1500

/** What is typed before the press: the first agreed case. */
function inputsFor(path: string): Typed | undefined {
  const slug = path.replaceAll('/', '')
  if (path === BASELINE) return {}
  return slugs.includes(slug) ? agreedOf(slug).cases[0]?.inputs : undefined
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

/** The first press on a page just opened, and the ones after it. */
async function presses(context: BrowserContext, { path, url, isOurs }: Target, inputs: Typed) {
  const page = await context.newPage()
  try {
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url)
    // Another site says nothing of when it is ready; then everything that it asks for has come.
    if (!isOurs) await page.waitForLoadState('networkidle')
    else if (path !== BASELINE) await hydrated(page)
    await fill(page, inputs)
    await page.waitForTimeout(TYPING)
    const first = await press(page)
    const later: Answered[] = []
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

export async function pressTable(targets: readonly Target[], runs: number): Promise<string> {
  const browser = await chromium.launch(wholeBrowser())
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    context.setDefaultTimeout(20_000)
    const rows: string[][] = []
    for (const target of targets) {
      const inputs = inputsFor(target.path)
      if (!inputs) continue
      console.error(`press: ${target.name}`)
      const first: Answered[] = []
      const later: Answered[] = []
      for (let run = 0; run < runs; run++) {
        const times = await presses(context, target, inputs)
        first.push(times.first)
        later.push(...times.later)
      }
      rows.push([target.name, ...bothTimes(first), ...bothTimes(later)])
    }
    return table([`press to result, ${SLOWER}× slower`, 'first press', 'seen', 'later presses', 'seen'], rows)
  } finally {
    await browser.close()
  }
}
