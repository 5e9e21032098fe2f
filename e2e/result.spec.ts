/** The result as it is seen: at once on a phone, one figure once, with what can be asked further. */
import type { Page } from '@playwright/test'
import { agreedOf } from '../test/agreed'
import { expectButtonsOnOneLine } from './around'
import { expect, field, fill, form, hydrated, output, press, region, sidewaysScroll, test } from './site'

const PHONE = { width: 360, height: 640 }
const NARROWEST = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy link' })

/** The first press on a small phone shows the figure, the bar and five lines. */
async function showsAtOnce(page: Page, slug: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.goto(`/${slug}/`)
  await press(page)
  await test.step('a press shows the figure, the bar and five lines', async () => {
    const lines = region(page).locator('dl > div')
    await expect(lines.first()).toBeVisible()
    const last = lines.nth(Math.min(await lines.count(), 5) - 1)
    for (const part of [region(page).locator('output').first(), region(page).locator('svg').first(), last])
      await expect(part).toBeInViewport({ ratio: 1 })
  })
}

test('on phones a press shows what is kept; long figures are whole, Calculate is where the keyboard goes', async ({
  page,
}) => {
  await showsAtOnce(page, 'ebay-fee-calculator')
  await expect(region(page).locator('p', { hasText: /^\$96\.53$/ })).toBeInViewport({ ratio: 1 })

  await test.step('the rates stand below the result, and still belong to the form', async () => {
    const rates = form(page).getByText('Rates used')
    // The result first: until it is there, the rates stand higher.
    const [above, below] = [await output(page, 'totalFees').boundingBox(), await rates.boundingBox()]
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY)
  })

  await test.step('copying takes one line; what is left out there is still heard', () =>
    expectButtonsOnOneLine(page, ['Copy figure', 'Copy breakdown', 'Copy link']))

  await test.step('a long figure is set smaller, never broken', async () => {
    await page.setViewportSize(NARROWEST)
    await field(page, 'itemPrice').fill('123456789012345678')
    await press(page)
    await expect(output(page, 'net')).toHaveText(/\d,\d{3},\d{3},\d{3},\d{3},\d{3}\./)
    const lines = await page
      .locator('main output')
      .evaluateAll((outputs) => outputs.map((each) => each.getClientRects().length))
    expect(new Set(lines)).toEqual(new Set([1]))
    expect(await sidewaysScroll(page)).toBe(0)
  })

  await test.step('on a phone that lies on its side the keyboard finds Calculate in view', async () => {
    await page.setViewportSize({ width: 915, height: 412 })
    await field(page, 'itemPrice').fill('100')
    await press(page)
    await expect(output(page, 'net')).toHaveText('$96.53')
    await field(page, 'promotedListingRate').focus()
    await page.keyboard.press('Tab')
    const calculate = page.getByRole('button', { name: 'Calculate Fees' })
    await expect(calculate).toBeFocused()
    await expect(calculate).toBeInViewport({ ratio: 1 })
  })
})

test('of probate fees nothing is kept: they are a share of the estate, with a limit nearby and no price', async ({
  page,
}) => {
  await showsAtOnce(page, 'probate-fees-calculator')
  await page.setViewportSize(DESK)

  await test.step('a cost is a share of its principal, and what is no price is not called one', async () => {
    await expect(region(page)).toContainText('6.58% of the $300,000 estate value')
    await expect(page.getByText('At other amounts')).toBeVisible()
  })

  await test.step('working backwards is not offered where nothing is received or paid for', async () => {
    await expect(page.getByRole('button', { name: 'Copy figure' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Work it out' })).toHaveCount(0)
  })

  await test.step('a limit of the fees nearby gets one line', async () => {
    await fill(page, { estateValue: '260000' })
    await press(page)
    await expect(region(page)).toContainText('From $250,000.00 on: Appraisal is capped at $500.00.')
  })
})

test('of a bid the costs are shown, and the highest for a budget is found', async ({ page }) => {
  await showsAtOnce(page, 'copart-fees-calculator')
  await page.setViewportSize(DESK)

  await test.step('the highest bid for a budget, or that there is none', async () => {
    const budget = page.getByLabel('My budget is')
    await budget.fill('1210')
    await budget.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Winning bid, at most' })).toContainText(
      '$1,009.52',
    )
    await budget.fill('100')
    await budget.press('Enter')
    await expect(region(page)).toContainText('The fees alone cost more than $100.00.')
    await budget.fill('')
    await budget.press('Enter')
    await expect(region(page)).not.toContainText('The fees alone')
  })

  await test.step('nobody is told to bid more in order to save a fee', async () => {
    await fill(page, { winningBid: '480' })
    await press(page)
    await expect(copyLink(page)).toBeVisible()
    await expect(region(page)).not.toHaveAttribute('data-stale')
    await expect(region(page)).not.toContainText('more in fees')
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

test('a long form is aligned on the narrowest phone; in a low window its button stays where it can be pressed again', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST)
  await page.goto('/commercial-lease-calculator/')
  await hydrated(page)

  await test.step('what is kept for reference stands inside the card like everything else', async () => {
    const [kept, asked] = [
      await field(page, 'leaseType').boundingBox(),
      await field(page, 'rate').locator('..').boundingBox(),
    ]
    expect(kept?.x).toBe(asked?.x)
    expect(kept?.width).toBe(asked?.width)
  })

  await test.step('a press at the end of the form leaves the button and the title in view', async () => {
    await page.setViewportSize({ width: 1366, height: 650 })
    await fill(page, agreedOf('commercial-lease-calculator').cases[0]?.inputs ?? {})
    const calculate = form(page).locator('button[type=submit]')
    await calculate.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await calculate.click()
    await expect(region(page).locator('.extras-tools')).toBeVisible()
    await expect(region(page).locator('#result-title')).toBeInViewport({ ratio: 0.9 })
    await expect(calculate).toBeInViewport({ ratio: 0.9 })
  })
})
