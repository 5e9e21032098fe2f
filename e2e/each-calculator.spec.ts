/** One visit to every calculator shows what must hold on each: what it asks for, keys, sound, contrast, room, the right figures. */
import { readFileSync } from 'node:fs'
import { mainOf } from '../deploy/built-pages'
import { scriptOf } from '../deploy/built-script'
import { calculators, ofEachKind } from './calculators'
import { expect, headingProblems, hydrated, region, test } from './site'
import { expectAgreed } from './visit/agreed'
import { expectNoViolation } from './visit/axe'
import { expectAnyByOracle } from './visit/by-oracle'
import { expectFits } from './visit/fits'
import { expectHeardAsBefore, expectNumbersNamed } from './visit/heard'
import { expectOneSheet } from './visit/printed'
import { askedFor, NOTHING_STORED, stillToCome, stored, watchOutside, withoutLater } from './visit/requests'
import { expectTabOrder } from './visit/tab-order'
import { translate } from './visit/translate'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]
const SETS = 4

const built = (slug: string) => readFileSync(`dist/${slug}/index.html`, 'utf8')

// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const { slug, published } of calculators)
  test(`${slug}, seen, heard, typed into and held against the oracle`, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    const outside = watchOutside(page, baseURL ?? '')
    const hasLists = published !== undefined && published.sets.length > 0
    const script = scriptOf(mainOf(built(slug)), 'dist')
    await test.step('asks for nothing before it has loaded, and then for what hydrates it', async () => {
      const response = await page.goto(`/${slug}/`)
      expect.soft(response?.headers()['content-security-policy']).toContain("default-src 'none'")
      await hydrated(page)
      const { early, late } = await askedFor(page)
      expect.soft(early).toEqual([])
      expect.soft(withoutLater(late, script)).toEqual(script)
    })
    // Without a result pages differ in their words alone; the form is checked with one.
    if (ofEachKind.some((each) => each.slug === slug))
      await test.step('accessible before a press', () => expectNoViolation(page, 'before a press'))
    await test.step('used with keys alone', () => expectTabOrder(page, slug))
    await test.step('without a line, shows what was agreed, and misses nothing', async () => {
      await expect.poll(() => stillToCome(page, script, hasLists)).toEqual([])
      await page.context().setOffline(true)
      await expectAgreed(page, slug)
      await expect(region(page).locator('.extras-tools')).toBeVisible()
      await page.context().setOffline(false)
    })
    await test.step('heard as before', () => expectHeardAsBefore(page, slug))
    await test.step('accessible with a result', () => expectNoViolation(page, 'with a result'))
    await test.step('numbers say their unit, outputs their line', () => expectNumbersNamed(page))
    await test.step('headings in order, nothing wider than the screen', () => expectFits(page))
    await test.step('printed on one sheet', () => expectOneSheet(page, slug))
    for (const [index, size] of SIZES.entries())
      await test.step(`right by the oracle at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expectAnyByOracle(page, slug, SETS, index + 1)
      })
    await test.step('translated, each press shows its figures', async () => {
      await translate(page)
      await expectAnyByOracle(page, slug, 2, SIZES.length + 1)
    })
    await test.step('nothing stored, nothing sent', async () => {
      expect.soft(await headingProblems(page)).toEqual([])
      expect.soft(await stored(page)).toEqual(NOTHING_STORED)
      expect.soft(outside).toEqual([])
    })
  })
