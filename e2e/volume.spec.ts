import type { Page } from '@playwright/test'
import { awake, expect, field, fill, form, press, results, test } from './site'

test.beforeEach(async ({ page }) => {
  await page.goto('/units-ml-calculator/')
  await awake(page)
})

const addRow = (page: Page) => page.getByRole('button', { name: 'Add Row' }).click()
const rows = (page: Page) => page.getByRole('table', { name: 'History' }).locator('tbody tr')
const cells = (page: Page) => rows(page).locator('td').allTextContents()

test('adds a row only when there is a result', async ({ page }) => {
  await fill(page, { quantity: '2', fromUnit: 'cup' })
  await addRow(page)
  await expect(rows(page)).toHaveCount(0)
  await press(page)
  await addRow(page)
  expect(await cells(page)).toEqual(['2 US cups', '473.1760 mL'])
})

test('keeps rows in order while other volumes are converted', async ({ page }) => {
  await fill(page, { quantity: '1', fromUnit: 'pint-uk' })
  await press(page)
  await addRow(page)
  await fill(page, { quantity: '750', fromUnit: 'ml', toUnit: 'fl-oz' })
  // What has been typed but not calculated is in no row.
  await addRow(page)
  await press(page)
  await addRow(page)
  expect(await cells(page)).toEqual([
    ...['1 imperial pint', '568.2610 mL'],
    ...['1 imperial pint', '568.2610 mL'],
    ...['750 mL', '25.3605 US fluid ounces'],
  ])
  expect(await results(page)).toEqual({ converted: '25.3605' })
})

test('forgets all rows on reset and on reload', async ({ page }) => {
  await press(page)
  await addRow(page)
  await expect(rows(page)).toHaveCount(1)
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(rows(page)).toHaveCount(0)
  await addRow(page)
  await expect(rows(page)).toHaveCount(0)
  await press(page)
  await addRow(page)
  await page.reload()
  await awake(page)
  await expect(rows(page)).toHaveCount(0)
  await expect(field(page, 'quantity')).toHaveValue('')
})
