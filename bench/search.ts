/** From the first letter in the search of home to what it finds, on a processor that is made slower. */
import { chromium } from '@playwright/test'
import { wholeBrowser } from '../scripts/chromium.ts'
import type { Target } from './site.ts'
import { table } from './table.ts'
import { type Answered, answerTo, bothTimes, SLOWER } from './watch.ts'

/** A letter that many calculators have. */
const LETTER = 'e'
/** From there to the first letter, milliseconds. */
const BETWEEN = 500
const FIELD = 'main search input'
const FOUND = 'main [role=option]'

/** When its script and what it searches in are there. */
async function firstLetter({ url }: Target, runs: number): Promise<Answered[]> {
  const browser = await chromium.launch(wholeBrowser())
  try {
    const times: Answered[] = []
    while (times.length < runs) {
      const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
      const tools = await page.context().newCDPSession(page)
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const index = page.waitForResponse('**/search.json')
      await page.goto(url)
      await page.locator(FIELD).focus()
      await (await index).finished()
      await page.waitForTimeout(BETWEEN)
      times.push(await answerTo(page, { event: 'keydown', answer: FOUND }, () => page.keyboard.press(LETTER)))
      await page.close()
    }
    return times
  } finally {
    await browser.close()
  }
}

export async function searchTable(targets: readonly Target[], runs: number): Promise<string> {
  const home = targets.find(({ path, isOurs }) => path === '/' && isOurs)
  if (!home) throw new Error('the search is on /, which is not among the pages')
  return table(
    [`first letter to what it finds, ${SLOWER}× slower`, 'there', 'seen'],
    [[home.path, ...bothTimes(await firstLetter(home, runs))]],
  )
}
