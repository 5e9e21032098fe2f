/** A page that somebody else serves, as translators do: at an address of their own, with everything else from ours. */
import { expect, output, press, results, test } from './site'

const PATH = '/ebay-fee-calculator/'

test('a form works, its pictures are there, and what it searches in', async ({ page, request, baseURL }) => {
  const site = baseURL ?? ''
  const copy = site.replace('127.0.0.1', 'localhost')
  const html = await (await request.get(PATH)).text()
  await page.route(`${copy}${PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace('<head>', `<head><base href="${site}${PATH}">`),
    }),
  )
  await page.goto(`${copy}${PATH}`)
  expect(new URL(await page.evaluate(() => location.href)).origin).toBe(copy)
  await press(page)
  await expect(output(page, 'net')).toHaveText('$96.53')
  expect(Object.keys(await results(page)).length).toBeGreaterThan(2)
  const picture = page.locator('main img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('stripe')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('option', { name: /Stripe/ })
      .first(),
  ).toBeVisible()
})
