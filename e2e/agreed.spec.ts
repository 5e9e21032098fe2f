/** The agreed cases of every calculator, through the real form. */
import { agreedOf, tolerance } from '../test/agreed'
import { expect, fill, press, results, slugs, test } from './site'

/** The number in a displayed text, whether it is written 1,234.50 or 1.234,50. */
function figure(text: string, currency?: string): number {
  const plain = currency === 'EUR' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Number(plain.replace(/[^\d.-]/g, ''))
}

for (const slug of slugs) {
  const agreed = agreedOf(slug)
  for (const [index, { inputs, expected }] of agreed.cases.entries()) {
    test(`${slug}: agreed case ${index + 1}`, async ({ page }) => {
      await page.goto(`/${slug}/`)
      await fill(page, inputs)
      expect(await results(page)).toEqual({})
      await press(page)
      await expect(page.locator('main output').first()).toBeVisible()
      const shown = await results(page)
      for (const [key, value] of Object.entries(expected)) {
        const text = shown[key]
        if (text === undefined) expect(agreed.outputsLeftOutWhenNotApplicable).toContain(key)
        else if (typeof value === 'string') expect(text).toBe(value)
        else
          expect(Math.abs(figure(text, agreed.currency) - value), `${key}: ${text}`).toBeLessThanOrEqual(
            tolerance(agreed.outputs[key]),
          )
      }
      expect(Object.keys(shown).filter((key) => !(key in agreed.outputs))).toEqual([])
    })
  }
}
