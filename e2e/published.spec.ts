/** Published price lists beside this page's rates: one line under the result, and a choice in the panel. What a thing cost is carried by a link like a list. */
import { tools } from './faults'
import { expect, field, form, output, press, region, results, test } from './site'

const LINE =
  'By eBay’s list as read on 20 September 2026: about $16.04 in total fees; you receive about $98.96.'

test('a list is used with one press, what a thing cost gives its profit, and links carry both', async ({
  page,
  context,
}) => {
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const cost = page.getByLabel('What did it cost you?')
  const reset = () => form(page).getByRole('button', { name: 'Reset' }).click()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ebay-fee-calculator/')
  await press(page)

  await test.step('a result by this page’s rates says what it would be by each list', async () => {
    await expect(output(page, 'net')).toHaveText('$96.53')
    await expect(region(page)).toContainText(LINE)
  })

  const [listed, before] = await test.step('one press uses the list, and says so', async () => {
    await page.getByRole('button', { name: 'Use these rates' }).click()
    await expect(output(page, 'net')).toHaveText('$98.96')
    await expect(region(page)).toContainText('By eBay’s list as read on')
    await expect(page.getByRole('button', { name: 'Use these rates' })).toHaveCount(0)
    const shown = await results(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await copied()
    expect(new URL(link).hash).toBe('#rates=ebay-2026-09')
    await page.getByRole('button', { name: 'Copy breakdown' }).click()
    expect(await copied()).toContain('By eBay’s list as read on')
    return [link, shown]
  })
  await reset()
  await press(page)

  const paid = await test.step('what a thing cost gives profit, margin and break-even', async () => {
    await page.getByText('Profit after your costs', { exact: true }).click()
    await cost.fill('60')
    await cost.press('Enter')
    const profit = page.getByRole('status').filter({ hasText: 'Break-even' })
    await expect(profit).toContainText('$36.53')
    await expect(profit).toContainText('31.8% of the $115.00 that came in')
    await expect(profit).toContainText('Item price $56.61')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await copied()
    expect(link).toContain('#cost=60')
    return link
  })

  await test.step('a link carries the list, until Reset', async () => {
    await page.goto('about:blank')
    await page.goto(listed)
    await press(page)
    await expect(output(page, 'net')).toHaveText('$98.96')
    expect(await results(page)).toEqual(before)
    await reset()
    await press(page)
    await expect(output(page, 'net')).toHaveText('$96.53')
  })

  await test.step('a link carries the cost; Reset forgets it like everything else of a link', async () => {
    await page.goto('about:blank')
    await page.goto(paid)
    await press(page)
    await expect(cost).toHaveValue('60')
    await reset()
    await press(page)
    await page.getByText('Profit after your costs', { exact: true }).click()
    await expect(cost).toHaveValue('')
  })
})

test('what was fetched before the first press is enough for lists, rates and results', async ({ page }) => {
  const asked: string[] = []
  const come: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('requestfinished', (request) => come.push(request.url()))
  await page.goto('/stripe-fees-calculator/')
  // The lists are of this page, and what shows them of all.
  await expect.poll(() => come.filter((url) => /\/extras\./.test(url)).length).toBe(1)
  await expect.poll(() => come.filter((url) => /\/published\./.test(url)).length).toBe(2)
  await page.context().setOffline(true)

  await test.step('the panel offers this page’s rates, each list and own figures', async () => {
    await form(page).getByText('Rates used').click()
    const choice = form(page).getByLabel('Which rates')
    await expect(choice.locator('option')).toHaveCount(3)
    await choice.selectOption({ index: 1 })
    await press(page)
    await expect(tools(page)).toBeVisible()
    await expect(region(page)).toContainText(/^.*By Stripe.* as read on/s)
    await expect(form(page).locator('[name^="rate:"]').first()).toBeVisible()
    await form(page).locator('[name^="rate:"]').first().fill('1')
    await expect(choice).toHaveValue('own')
    await choice.selectOption('')
    await expect(choice).toHaveValue('')
    await press(page)
    await expect(output(page, 'net')).toHaveText('$485.20')
    await expect(field(page, 'amount')).toHaveValue('500')
  })

  await test.step('a loss is named as one', async () => {
    await field(page, 'amount').fill('0.20')
    await press(page)
    await expect(region(page)).toContainText('the fees take more than the $0.20 that came in')
  })

  expect(new Set(asked).size, 'nothing is asked for again').toBe(asked.length)
})
