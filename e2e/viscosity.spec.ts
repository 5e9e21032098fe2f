import { awake, expect, field, form, output, press, results, test } from './site'

test.beforeEach(async ({ page }) => {
  await page.goto('/centipoise-centistokes-calculator/')
  await awake(page)
})

const DENSITIES = {
  Water: '1',
  'Motor oil': '0.85',
  'Hydraulic fluid': '0.87',
  Gasoline: '0.74',
  Diesel: '0.84',
}

test('fluid buttons fill the density field and work nothing out', async ({ page }) => {
  await field(page, 'viscosity').fill('46')
  for (const [name, density] of Object.entries(DENSITIES)) {
    await form(page).getByRole('button', { name, exact: true }).click()
    await expect(field(page, 'density')).toHaveValue(density)
  }
  expect(await results(page)).toEqual({})
  await press(page)
  await expect(output(page, 'converted')).toHaveText('54.762')
})

test('asks for the other viscosity when the conversion is turned round', async ({ page }) => {
  await expect(field(page, 'viscosity')).toHaveAccessibleName('Dynamic viscosity')
  await field(page, 'conversion').selectOption('cst-to-cp')
  await expect(field(page, 'viscosity')).toHaveAccessibleName('Kinematic viscosity')
})

test('reset clears a density that a button filled in', async ({ page }) => {
  await form(page).getByRole('button', { name: 'Diesel' }).click()
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(field(page, 'density')).toHaveValue('')
})
