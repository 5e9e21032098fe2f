/**
 * Whatever cannot be fetched is missing alone: the result and what was typed stay, and another try brings the rest. One visit
 * meets every fault, each at another try.
 */
import type { Locator, Page } from '@playwright/test'
import {
  COMPLAINTS,
  type Fault,
  faults,
  faultsFrom,
  faulty,
  inTime,
  tools,
  tryAgain,
  tryUntil,
} from './faults'
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

const missing = (page: Page) => page.getByText(/could not be loaded/)

interface Lost {
  files: string
  faults: Fault[]
  /** What asks for the files first. */
  ask: () => Promise<void>
  says: Locator
  /** What must stand however the attempt ended. */
  stays: () => Promise<void>
}

/** Asks for files that are lost in one way after the other, until the returned function is called. */
async function lose(page: Page, { files, faults: ways, ask, says, stays }: Lost): Promise<() => void> {
  const { become, mend, met } = await faulty(page, files)
  for (const [attempt, fault] of ways.entries())
    await test.step(fault, async () => {
      become(fault)
      await (attempt === 0 ? ask() : tryAgain(page).first().click())
      await expect.poll(met).toContain(fault)
      await inTime(page, says)
      await stays()
    })
  return mend
}

const COMPARED = 'stripe-fees-calculator'

interface Shape {
  inputs: Inputs
  key: string
  shows: string
  faults: Fault[]
}

/**
 * A fee calculator with others to compare, one that measures, and those with pieces of their own. What a fault leads to does not
 * depend on what stands beside the result, so that one of them meets every fault.
 */
const SHAPES: Record<string, Shape> = {
  [COMPARED]: {
    inputs: { amount: '200' },
    key: 'net',
    shows: '$193.90',
    faults,
  },
  'carpet-area-calculator': {
    inputs: { builtUpArea: '900' },
    key: 'carpetArea',
    shows: '756',
    faults: ['refused', 'not found'],
  },
  'area-irregular-shapes-calculator': {
    inputs: { segmentValue: ['12.5', '7'] },
    key: 'area',
    shows: '19.5',
    faults: ['truncated', 'refused'],
  },
  'units-ml-calculator': {
    inputs: { quantity: '2', toUnit: 'tsp' },
    key: 'converted',
    shows: '0.4058',
    faults: ['never answered', 'of the wrong type'],
  },
}

for (const [slug, { inputs, key, shows, faults: ways }] of Object.entries(SHAPES))
  test(`${slug}: what belongs to the result is missing`, async ({ page }) => {
    const stays = async () => {
      await expect(output(page, key)).toHaveText(shows)
      for (const [name, value] of Object.entries(inputs))
        await expect(field(page, name).first()).toHaveValue(String([value].flat()[0]))
    }
    await page.clock.install()
    await saveData(page)
    await page.goto(`/${slug}/`)
    await hydrated(page)
    await fill(page, inputs)
    const says = region(page).getByText(/could not be loaded/)
    const mend = await lose(page, {
      files: '**/_astro/extras*.js*',
      faults: ways,
      ask: () => press(page),
      says,
      stays,
    })
    mend()
    // Pressing again asks for it too.
    if (ways === faults) await press(page)
    else await tryUntil(page, tools(page))
    await expect(tools(page)).toBeVisible()
    await expect(says).toBeHidden()
    await stays()
    if (slug === COMPARED) await test.step('calculators to compare with', () => missNeighbours(page, stays))
  })

/** Beside a result that is whole again, those to compare with are missing, and come at another try. */
async function missNeighbours(page: Page, stays: () => Promise<void>): Promise<void> {
  const rows = page.locator('details', { hasText: 'The same money elsewhere' }).locator('li')
  const mend = await lose(page, {
    files: '**/_astro/{siblings,form}*.js*',
    faults: faultsFrom('of the wrong type'),
    ask: () => page.getByText('The same money elsewhere').click(),
    says: page.getByText('The comparison could not be loaded.'),
    stays: () => expect(rows).toHaveCount(0),
  })
  mend()
  await tryUntil(page, rows.first())
  await stays()
}

test('nobody hears of what was not to be had before it was wanted', async ({ page }) => {
  await page.clock.install()
  for (const fault of faults)
    await test.step(fault, async () => {
      await page.unrouteAll()
      const { become, mend, met } = await faulty(page, '**/_astro/extras*.js*')
      become(fault)
      await page.goto('/stripe-fees-calculator/')
      await hydrated(page)
      await expect.poll(() => page.clock.runFor(1000).then(met)).toEqual([fault])
      await page.clock.fastForward(9000)
      await expect(missing(page)).toHaveCount(0)
      mend()
      await press(page)
      await expect(output(page, 'net')).toHaveText('$485.20')
      await expect(tools(page)).toBeVisible()
      await expect(missing(page)).toHaveCount(0)
    })
})

test('the rates are missing', async ({ page }) => {
  await page.clock.install()
  await saveData(page)
  await page.goto('/ebay-fee-calculator/')
  await hydrated(page)
  await fill(page, { itemPrice: '40' })
  const mend = await lose(page, {
    files: '**/_astro/extras*.js*',
    faults: faultsFrom('not found'),
    ask: () => form(page).getByText('Rates used').click(),
    says: form(page).getByText('The rates could not be loaded.'),
    stays: () => expect(field(page, 'itemPrice')).toHaveValue('40'),
  })
  await press(page)
  await expect(output(page, 'gross')).toHaveText('$55.00')
  mend()
  await page.clock.fastForward(9000)
  // The press asked again by itself; where that was refused as well, the button does.
  await tryUntil(page, form(page).getByLabel('Final value fee'))
  await expect(form(page).getByLabel('Final value fee')).toHaveValue('12.9')
  await expect(field(page, 'itemPrice')).toHaveValue('40')
})

test('the index of the search is missing', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about/')
  const menu = page.getByRole('dialog')
  const mend = await lose(page, {
    files: '**/search.json',
    faults: faultsFrom('truncated'),
    ask: async () => {
      const asked = page.waitForRequest('**/search.json')
      await page.getByRole('button', { name: 'Search' }).click()
      await page.keyboard.type('square')
      await asked
    },
    says: menu.getByText('The search could not be loaded.'),
    stays: () => expect(menu.getByRole('link').first()).toBeVisible(),
  })
  mend()
  await tryUntil(page, menu.getByRole('option').first())
  await expect(menu.getByRole('option').first()).toContainText('Square')
  await expect(menu.getByRole('combobox')).toHaveValue('square')
})
