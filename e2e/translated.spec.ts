/** A translated page: before its script came and after it. Each calculator is translated in `each-calculator.spec.ts` too, after its script. */
import { agreedOf } from '../test/agreed'
import { expect, fill, form, holdScripts, hydrated, output, press, test } from './site'
import { expectByOracle } from './visit/by-oracle'
import { translate } from './visit/translate'

/** Forms that differ in what their script brings to life; all others are in `test/form/taking-over`, without a browser. */
const FORMS = [
  'stripe-fees-calculator',
  'paypal-gebuehrenrechner',
  'area-irregular-shapes-calculator',
  'centipoise-centistokes-calculator',
  'units-ml-calculator',
]

test('translated before its script came, a form is the same, and answers', async ({ page }) => {
  for (const slug of FORMS)
    await test.step(slug, async () => {
      const letThrough = await holdScripts(page)
      await page.goto(`/${slug}/`)
      await translate(page)
      const first = await form(page).elementHandle()
      const inputs = Object.entries(agreedOf(slug).cases[0]?.inputs ?? {})
      const isOne = ([, value]: (typeof inputs)[number]) => typeof value !== 'object'
      await fill(page, Object.fromEntries(inputs.filter(isOne)))
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
      letThrough()
      await hydrated(page)
      await press(page)
      await expectByOracle(page, slug)
      expect(await first?.evaluate((element) => element.isConnected), 'the very same form').toBe(true)
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    })
})

test('everything around the result works on a translated page', async ({ page }) => {
  await page.goto('/stripe-fees-calculator/')
  await hydrated(page)
  await translate(page)
  await press(page)
  await page.getByText('The same money elsewhere').click()
  await expect(page.locator('details li').first()).toBeVisible()
  await page.getByLabel('I want to receive').fill('100')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('$103.30').first()).toBeVisible()
  await page.getByLabel('I want to receive').fill('200')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('$206.28').first()).toBeVisible()
  await form(page).getByText('Rates used').click()
  await form(page).locator('[name^="rate:"]').first().fill('0')
  await press(page)
  await expect(output(page, 'processingFee')).toHaveText('$0.30')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('square')
  await expect(page.getByRole('option').first()).toContainText('Square')
  await page.keyboard.type(' feet')
  await expect(page.getByRole('option').first()).toContainText('Area')
})
