/** Whatever cannot be fetched is missing alone: the result and what was typed stay, and another try brings the rest. */
import type { Page } from '@playwright/test'
import { COMPLAINTS, FAULTS, faulty, inTime, tools, tryAgain, tryUntil } from './faults'
import {
  expect,
  field,
  fill,
  form,
  hydrated,
  type Inputs,
  output,
  press,
  region,
  saveData,
  test,
} from './site'

// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
test.use({ mayComplain: COMPLAINTS })

const missing = (page: Page) => region(page).getByText(/could not be fetched/)

interface Shape {
  inputs: Inputs
  key: string
  shows: string
  faults: (keyof typeof FAULTS)[]
}

/**
 * A fee calculator with others to compare, one that measures, and those with pieces of their own. What a fault leads to does not
 * depend on what stands beside the result, so that one of them meets every fault.
 */
const SHAPES: Record<string, Shape> = {
  'stripe-fees-calculator': {
    inputs: { amount: '200' },
    key: 'net',
    shows: '$193.90',
    faults: Object.keys(FAULTS),
  },
  'carpet-area-calculator': {
    inputs: { builtUpArea: '900' },
    key: 'carpetArea',
    shows: '756',
    faults: ['refused'],
  },
  'area-irregular-shapes-calculator': {
    inputs: { segmentValue: ['12.5', '7'] },
    key: 'area',
    shows: '19.5',
    faults: ['truncated'],
  },
  'units-ml-calculator': {
    inputs: { quantity: '2', toUnit: 'tsp' },
    key: 'converted',
    shows: '0.4058',
    faults: ['never answered'],
  },
}

for (const [slug, { inputs, key, shows, faults }] of Object.entries(SHAPES))
  for (const fault of faults) {
    const isWhole = async (page: Page) => {
      await expect(output(page, key)).toHaveText(shows)
      for (const [name, value] of Object.entries(inputs))
        await expect(field(page, name).first()).toHaveValue(String([value].flat()[0]))
    }

    test(`${slug}: what belongs to the result is ${fault}`, async ({ page }) => {
      await page.clock.install()
      await saveData(page)
      const { mend } = await faulty(page, '**/_astro/extras*.js*', fault)
      await page.goto(`/${slug}/`)
      await hydrated(page)
      await fill(page, inputs)
      await press(page)
      await isWhole(page)
      await inTime(page, missing(page))
      // Still faulty: the line stays, and so does everything else.
      await tryAgain(page).click()
      await inTime(page, missing(page))
      await isWhole(page)
      mend()
      if (fault === 'refused') await press(page)
      else await tryUntil(page, tools(page))
      await expect(tools(page)).toBeVisible()
      await expect(missing(page)).toBeHidden()
      await isWhole(page)
    })
  }

for (const fault of Object.keys(FAULTS))
  test(`nobody hears of what was ${fault} before it was wanted`, async ({ page }) => {
    await page.clock.install()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { mend } = await faulty(page, '**/_astro/extras*.js*', fault)
    await page.goto('/stripe-fees-calculator/')
    await hydrated(page)
    const isAsked = () => asked.some((url) => url.includes('extras'))
    await expect.poll(() => page.clock.runFor(1000).then(isAsked)).toBe(true)
    await page.clock.fastForward(9000)
    await expect(page.getByText(/could not be fetched/)).toHaveCount(0)
    mend()
    await press(page)
    await expect(output(page, 'net')).toHaveText('$485.20')
    await expect(tools(page)).toBeVisible()
    await expect(page.getByText(/could not be fetched/)).toHaveCount(0)
  })

test('what was fetched before the first press is not asked for again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/stripe-fees-calculator/')
  await expect.poll(() => asked.filter((url) => /extras/.test(url)).length).toBe(1)
  await page.context().setOffline(true)
  await press(page)
  await expect(tools(page)).toBeVisible()
  await form(page).getByText('Rates used').click()
  await expect(form(page).locator('[name^="rate:"]').first()).toBeVisible()
  expect(new Set(asked).size).toBe(asked.length)
})

for (const fault of Object.keys(FAULTS)) {
  test(`the rates are ${fault}`, async ({ page }) => {
    await page.clock.install()
    await saveData(page)
    const { mend } = await faulty(page, '**/_astro/extras*.js*', fault)
    await page.goto('/ebay-fee-calculator/')
    await hydrated(page)
    await fill(page, { itemPrice: '40' })
    await form(page).getByText('Rates used').click()
    await inTime(page, form(page).getByText('The rates could not be fetched.'))
    await press(page)
    await expect(output(page, 'gross')).toHaveText('$55.00')
    mend()
    await page.clock.fastForward(9000)
    // The press asked again by itself; where that was refused as well, the button does.
    await tryUntil(page, form(page).getByLabel('Final value fee'))
    await expect(form(page).getByLabel('Final value fee')).toHaveValue('12.9')
    await expect(field(page, 'itemPrice')).toHaveValue('40')
  })

  test(`calculators to compare with are ${fault}`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/stripe-fees-calculator/')
    await hydrated(page)
    await press(page)
    await expect(tools(page)).toBeVisible()
    const { mend } = await faulty(page, '**/_astro/{siblings,form}*.js*', fault)
    await page.getByText('The same money elsewhere').click()
    await inTime(page, page.getByText('The comparison could not be fetched.'))
    const rows = page.locator('details', { hasText: 'The same money elsewhere' }).locator('li')
    await expect(rows).toHaveCount(0)
    mend()
    await tryUntil(page, rows.first())
    await expect(output(page, 'net')).toHaveText('$485.20')
  })

  test(`the index of the search is ${fault}`, async ({ page }) => {
    await page.clock.install()
    const { mend } = await faulty(page, '**/search.json', fault)
    await page.goto('/about/')
    const asked = page.waitForRequest('**/search.json')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('square')
    await asked
    const menu = page.getByRole('dialog')
    await inTime(page, menu.getByText('The search could not be fetched.'))
    await expect(menu.getByRole('link').first()).toBeVisible()
    mend()
    await tryUntil(page, menu.getByRole('option').first())
    await expect(menu.getByRole('option').first()).toContainText('Square')
    await expect(menu.getByRole('combobox')).toHaveValue('square')
  })
}
