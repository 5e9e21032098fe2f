import { awake, expect, field, form, output, press, results, test } from './site'

test.beforeEach(async ({ page }) => {
  await page.goto('/area-irregular-shapes-calculator/')
  await awake(page)
})

const add = 'Add segment'

test('starts with one empty segment in feet that cannot be removed', async ({ page }) => {
  await expect(field(page, 'segmentValue')).toHaveCount(1)
  await expect(field(page, 'segmentValue')).toHaveValue('')
  await expect(field(page, 'segmentUnit')).toHaveValue('ft')
  await expect(form(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

test('adds empty segments in feet and removes the right one', async ({ page }) => {
  await field(page, 'segmentValue').fill('1')
  await field(page, 'segmentUnit').selectOption('m')
  await form(page).getByRole('button', { name: add }).click()
  await expect(field(page, 'segmentUnit').nth(1)).toHaveValue('ft')
  await field(page, 'segmentValue').nth(1).fill('20')
  await form(page).getByRole('button', { name: add }).click()
  await field(page, 'segmentValue').nth(2).fill('300')
  await form(page).getByRole('button', { name: 'Remove piece 2' }).click()
  await expect(field(page, 'segmentValue')).toHaveCount(2)
  await press(page)
  await expect(output(page, 'area')).toHaveText('301')
})

test('resets to exactly one empty segment', async ({ page }) => {
  await field(page, 'segmentValue').fill('12.5')
  await form(page).getByRole('button', { name: add }).click()
  await field(page, 'segmentValue').nth(1).fill('7')
  await press(page)
  await expect(output(page, 'area')).toHaveText('19.5')
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(field(page, 'segmentValue')).toHaveCount(1)
  await expect(field(page, 'segmentValue')).toHaveValue('')
  expect(await results(page)).toEqual({})
})
