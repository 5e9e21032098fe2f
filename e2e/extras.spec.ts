/** What stands beside a result, on one visit: how it is printed, other prices, own rates. */
import { expect, field, form, hydrated, output, press, region, results, test } from './site'

test('beside a result: how it is printed, other prices, own rates', async ({ page }) => {
  await page.goto('/ebay-fee-calculator/')
  await hydrated(page)

  await test.step('a page printed without a result is its text', async () => {
    // What makes a result a printed page is fetched when the page is idle, before any press.
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    for (const printed of ['main h2:not(#result-title)', 'main figure'])
      await expect(page.locator(printed).first()).toBeVisible()
    await expect(page.locator('main aside')).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await press(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()

  await test.step('a printed result says what it rests on, and leaves out what is around it', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('.extras-printed')).toContainText(
      'Final value fee, item price + shipping: 12.9%',
    )
    await expect(page.locator('.extras-printed')).toContainText('/ebay-fee-calculator/')
    for (const hidden of ['body > header', 'body > footer', 'main aside', 'main h2:not(#result-title)'])
      await expect(page.locator(hidden).first()).toBeHidden()
    await expect(output(page, 'net')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1100)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  })

  await test.step('other prices come with the visitor’s own among them', async () => {
    await page.getByText('At other prices').click()
    await expect(page.locator('.extras-others tbody tr')).toHaveCount(10)
    await expect(page.locator('.extras-others tr[data-own]')).toHaveText('$100.00 (yours)$18.47$96.53')
  })

  await test.step('the form stays in view beside a longer result', async () => {
    await page.setViewportSize({ width: 1280, height: 760 })
    await page.getByText('At other prices').scrollIntoViewIfNeeded()
    await page.mouse.move(900, 400)
    await page.mouse.wheel(0, 400)
    await expect(field(page, 'itemPrice')).toBeInViewport()
  })

  await test.step('own rates count from the next press on, are named, and go with Reset', async () => {
    const before = await results(page)
    await page.getByText('Rates used', { exact: true }).click()
    const rate = page.getByLabel('Final value fee, item price + shipping')
    await expect(rate).toHaveValue('12.9')
    await press(page)
    expect(await results(page)).toEqual(before)
    await rate.fill('10')
    await press(page)
    await expect(output(page, 'finalValueFee')).toHaveText('$11.50')
    await expect(region(page)).toContainText(
      'With your own rates: Final value fee, item price + shipping 10%.',
    )
    await rate.fill('')
    await press(page)
    expect(await results(page)).toEqual(before)
    await rate.fill('10')
    await form(page).getByRole('button', { name: 'Reset' }).click()
    await expect(rate).toHaveValue('12.9')
    await press(page)
    expect(await results(page)).toEqual(before)
    await expect(region(page)).not.toContainText('your own rates')
  })
})
