/** The agreed cases of every calculator, through the real form. */
import { readFileSync } from 'node:fs'
import { expect, fill, press, results, slugs, test } from './site'

interface Agreed {
  currency?: string
  inputs: { name: string; repeated?: boolean }[]
  outputs: Record<string, string>
  outputsLeftOutWhenNotApplicable?: string[]
  cases: { inputs: Record<string, string | boolean | string[]>; expected: Record<string, number | string> }[]
}

const contract: Record<string, Agreed> = JSON.parse(readFileSync('e2e/contract.json', 'utf8'))

/** The number in a displayed text, whether it is written 1,234.50 or 1.234,50. */
function figure(text: string, currency?: string): number {
  const plain = currency === 'EUR' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Number(plain.replace(/[^\d.-]/g, ''))
}

const decimals = (kind: string) => (kind === 'int' ? 0 : Number(/\d/.exec(kind)?.[0] ?? 2))

for (const slug of slugs) {
  const agreed = contract[slug]
  if (!agreed) continue
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
        else {
          const kind = agreed.outputs[key] as string
          const tolerance = kind === 'money' ? 0.0101 : 0.5 * 10 ** -decimals(kind) + 1e-9
          expect(Math.abs(figure(text, agreed.currency) - value), `${key}: ${text}`).toBeLessThanOrEqual(
            tolerance,
          )
        }
      }
      expect(Object.keys(shown).filter((key) => !(key in agreed.outputs))).toEqual([])
    })
  }
}
