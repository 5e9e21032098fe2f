/** The form without a mouse: every control in its order, and Enter on the button calculates. */
import type { Page } from '@playwright/test'
import type { Calculator } from '../../src/engine/calculator'
import { inReadingOrder } from '../../src/engine/reading-order'
import { agreedOf } from '../../test/agreed'
import { expect, field, form, region } from '../site'

async function fieldsOf(slug: string): Promise<Calculator['fields']> {
  const { default: calculator } = await import(`../../src/calculators/${slug}/calculator.ts`)
  return calculator.fields
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null
    return focused?.type === 'submit' ? 'submit' : (focused?.name ?? '')
  })

/** The names that Tab comes by, from the first field to the button that calculates. */
async function tabbed(page: Page): Promise<string[]> {
  const names: string[] = []
  for (let name = await focusedName(page); name !== 'submit'; name = await focusedName(page)) {
    if (name) names.push(name)
    expect(names.length).toBeLessThan(20)
    await page.keyboard.press('Tab')
  }
  return names
}

export async function expectTabOrder(page: Page, slug: string): Promise<void> {
  const { counted, forReference } = inReadingOrder(await fieldsOf(slug))
  const asked = [...counted, ...forReference].map(([name]) => name)
  const agreed = agreedOf(slug).inputs.map(({ name }) => name)
  expect.soft(asked.toSorted(), 'names of the fields').toEqual(agreed.toSorted())
  await field(page, asked[0] as string)
    .first()
    .focus()
  const visible = await Promise.all(asked.map((name) => field(page, name).first().isVisible()))
  expect.soft(await tabbed(page), 'Tab').toEqual(asked.filter((_, index) => visible[index]))
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  expect.soft(outline, 'focus ring of the button').not.toBe('none')
  await page.keyboard.press('Enter')
  await expect.soft(region(page).locator('p[role=status]').first(), 'Enter on the button').not.toBeEmpty()
  await page.keyboard.press('Tab')
  await expect.soft(form(page).getByRole('button', { name: /^(Reset|Zurücksetzen)$/ })).toBeFocused()
}
