/** The result as it is seen: at once on a phone, one figure once, with what can be asked further. */
import { agreedOf } from '../test/agreed'
import { expect, field, fill, form, hydrated, output, press, region, sidewaysScroll, test } from './site'

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const slug of ['ebay-fee-calculator', 'probate-fees-calculator', 'copart-fees-calculator'])
    test(`${slug}: a press shows the figure, the bar and five lines`, async ({ page }) => {
      await page.goto(`/${slug}/`)
      await press(page)
      const lines = region(page).locator('dl > div')
      await expect(lines.first()).toBeVisible()
      const last = lines.nth(Math.min(await lines.count(), 5) - 1)
      for (const part of [region(page).locator('output').first(), region(page).locator('svg').first(), last])
        await expect(part).toBeInViewport({ ratio: 1 })
    })

  test('the rates stand below the result, and still belong to the form', async ({ page }) => {
    await page.goto('/ebay-fee-calculator/')
    await press(page)
    const rates = form(page).getByText('Rates used')
    // The result first: until it is there, the rates stand higher.
    const [above, below] = [await output(page, 'totalFees').boundingBox(), await rates.boundingBox()]
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a long figure is set smaller, never broken', async ({ page }) => {
    await page.goto('/ebay-fee-calculator/')
    await field(page, 'itemPrice').fill('123456789012345678')
    await press(page)
    await expect(output(page, 'net')).toBeVisible()
    const lines = await page
      .locator('main output')
      .evaluateAll((outputs) => outputs.map((each) => each.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
    expect(await sidewaysScroll(page)).toBe(0)
  })

  test('what is kept for reference stands inside the card like everything else', async ({ page }) => {
    await page.goto('/commercial-lease-calculator/')
    const [kept, asked] = [
      await field(page, 'leaseType').boundingBox(),
      await field(page, 'rate').locator('..').boundingBox(),
    ]
    expect(kept?.x).toBe(asked?.x)
    expect(kept?.width).toBe(asked?.width)
  })
})

test('letters of a drawing are not larger than those around it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/shelf-life-calculator/')
  await field(page, 'method').selectOption('q-rule')
  await field(page, 'testTemperature').fill('40')
  await field(page, 'daysToDefect').fill('30')
  await press(page)
  const drawing = region(page).locator('svg[role=img][aria-label]')
  await expect(drawing).toBeVisible()
  const height = await drawing
    .locator('text')
    .first()
    .evaluate((text) => text.getBoundingClientRect().height)
  expect(height).toBeLessThan(24)
})

test('the answer stands once, fees with a minus beside them', async ({ page }) => {
  await page.goto('/square-fee-calculator/')
  await press(page)
  await expect(page.getByText('$96.80', { exact: true })).toHaveCount(1)
  await expect(output(page, 'net')).toHaveText('$96.80')
  await expect(output(page, 'processingFee')).toHaveText('$3.20')
  await expect(region(page).locator('dd', { has: output(page, 'processingFee') })).toHaveText('−$3.20')
  // A share of every hundred would say the same once more.
  await expect(region(page)).not.toContainText('of every $100')
  await field(page, 'amount').fill('50')
  await press(page)
  await expect(region(page)).toContainText('of $50.00: you keep $96.50 of every $100')
})

test('a loss is named as one, a cost is a share of its principal', async ({ page }) => {
  await page.goto('/stripe-fees-calculator/')
  await field(page, 'amount').fill('0.20')
  await press(page)
  await expect(region(page)).toContainText('the fees take more than the $0.20 that came in')
  await page.goto('/probate-fees-calculator/')
  await press(page)
  await expect(region(page)).toContainText('6.58% of the $300,000 estate value')
})

test('the form stays in view beside a longer result', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 760 })
  await page.goto('/ebay-fee-calculator/')
  await press(page)
  await page.getByText('At other prices').click()
  await page.getByText('At other prices').scrollIntoViewIfNeeded()
  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 400)
  await expect(field(page, 'itemPrice')).toBeInViewport()
})

test('in a low window a press at the end of a long form leaves the button where it can be pressed again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto('/commercial-lease-calculator/')
  await hydrated(page)
  await fill(page, agreedOf('commercial-lease-calculator').cases[0]?.inputs ?? {})
  const calculate = form(page).locator('button[type=submit]')
  await calculate.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await calculate.click()
  await expect(region(page).locator('.extras-tools')).toBeVisible()
  await expect(region(page).locator('#result-title')).toBeInViewport({ ratio: 0.9 })
  await expect(calculate).toBeInViewport({ ratio: 0.9 })
})

test('on a phone that lies on its side the keyboard finds Calculate in view after a result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 915, height: 412 })
  await page.goto('/ebay-fee-calculator/')
  await press(page)
  await expect(output(page, 'net')).toBeVisible()
  await field(page, 'promotedListingRate').focus()
  await page.keyboard.press('Tab')
  const calculate = page.getByRole('button', { name: 'Calculate Fees' })
  await expect(calculate).toBeFocused()
  await expect(calculate).toBeInViewport({ ratio: 1 })
})

test('other prices come with the visitor’s own among them', async ({ page }) => {
  await page.goto('/ebay-fee-calculator/')
  await press(page)
  await page.getByText('At other prices').click()
  const rows = page.locator('.extras-others tbody tr')
  await expect(rows).toHaveCount(10)
  await expect(page.locator('.extras-others tr[data-own]')).toHaveText('$100.00 (yours)$18.47$96.53')
})

test('what a thing cost gives profit, margin and break-even, and goes into the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ebay-fee-calculator/')
  await press(page)
  await page.getByText('Profit after your costs', { exact: true }).click()
  await page.getByLabel('What did it cost you?').fill('60')
  await page.getByLabel('What did it cost you?').press('Enter')
  const profit = page.getByRole('status').filter({ hasText: 'Break-even' })
  await expect(profit).toContainText('$36.53')
  await expect(profit).toContainText('31.8% of the $115.00 that came in')
  await expect(profit).toContainText('Item price $56.61')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#cost=60')
  await page.goto('/about/')
  await page.goto(link)
  await press(page)
  await expect(page.getByLabel('What did it cost you?')).toHaveValue('60')
  // Reset forgets it like everything else that the link has brought.
  await form(page).locator('button[type=reset]').click()
  await press(page)
  await page.getByText('Profit after your costs', { exact: true }).click()
  await expect(page.getByLabel('What did it cost you?')).toHaveValue('')
})

test('what is no price is not called one', async ({ page }) => {
  await page.goto('/probate-fees-calculator/')
  await press(page)
  await expect(page.getByText('At other amounts')).toBeVisible()
})

test('a printed result says what it rests on, and leaves out what is around it', async ({ page }) => {
  await page.goto('/ebay-fee-calculator/')
  await press(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.extras-printed')).toContainText('Final value fee, item price + shipping: 12.9%')
  await expect(page.locator('.extras-printed')).toContainText('/ebay-fee-calculator/')
  for (const hidden of ['body > header', 'body > footer', 'main aside', 'main h2:not(#result-title)'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await expect(output(page, 'net')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1100)
})

test('a page printed without a result is its text', async ({ page }) => {
  await page.goto('/ebay-fee-calculator/')
  // What makes a result a printed page is fetched when the page is idle, before any press.
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  for (const printed of ['main h2:not(#result-title)', 'main figure'])
    await expect(page.locator(printed).first()).toBeVisible()
  await expect(page.locator('main aside')).toBeHidden()
})
