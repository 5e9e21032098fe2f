/** A page that somebody else serves, as translators do: at an address of their own, with everything else from ours. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, output, press, results, test } from './site'

const PATH = '/ebay-fee-calculator/'

test('a form works, its pictures are there, and what it searches in', async ({ page, request, baseURL }) => {
  const html = await (await request.get(PATH)).text()
  const copied = html.replace('<head>', `<head><base href="${baseURL}${PATH}">`)
  const translator = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(copied)
  }).listen(0, '127.0.0.1')
  await once(translator, 'listening')
  const { port } = translator.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
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
  translator.close()
})
