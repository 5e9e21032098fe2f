/** One visit to every page without a calculator, and to one that does not exist. */
import { mainOf, pagesIn } from '../deploy/built-pages'
import { scriptOf } from '../deploy/built-script'
import { WIDE } from './search'
import { expect, hydrated, staticPaths, test } from './site'
import { expectNoViolation } from './visit/axe'
import { expectFits } from './visit/fits'
import { askedFor, NOTHING_STORED, stored, watchOutside, withoutLater } from './visit/requests'

const UNKNOWN = '/no-such-page/'

const pages = pagesIn('dist')
const mainAt = (path: string) => mainOf(pages.find((page) => page.path === path)?.html ?? '')

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

for (const path of [...staticPaths, UNKNOWN])
  test.describe(path, () => {
    // A browser complains of a page that does not exist, and of nothing else.
    test.use({ mayComplain: path === UNKNOWN ? /404/ : undefined })

    test('keeps to itself, is accessible and fits', async ({ page, baseURL }) => {
      const outside = watchOutside(page, baseURL ?? '')
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      const response = await page.goto(path, { waitUntil: 'load' })
      expect.soft(response?.headers()['content-security-policy']).toContain("default-src 'none'")
      if (mainAt(path).includes('<astro-island')) await hydrated(page)
      else
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
      if (path !== UNKNOWN) {
        const { early, late } = await askedFor(page)
        expect.soft(early).toEqual([])
        const script = scriptOf(mainAt(path), 'dist')
        expect.soft(withoutLater(late, script)).toEqual(script)
      }
      await expectNoViolation(page, 'as opened')
      await expectFits(page)
      expect.soft(await stored(page)).toEqual(NOTHING_STORED)
      if (path === UNKNOWN)
        await test.step('says so with status 404, names the path in the console and leads home', async () => {
          expect(response?.status()).toBe(404)
          await page.setViewportSize(WIDE)
          await expect(page.getByText('404', { exact: true })).toBeVisible()
          await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
          await expect.poll(() => said.some((text) => text.includes(UNKNOWN))).toBe(true)
          await page.getByRole('link', { name: 'Return to Home' }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Calculators')
        })
      expect.soft(outside).toEqual([])
    })
  })
