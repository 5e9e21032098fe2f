/** Where a question has a ±, the script of its page hears it (src/form/sign-presses.ts). */
import { afterEach, expect, it } from 'vitest'
import type { Calculator } from '../../src/engine/calculator'
import { askedBy } from '../../src/engine/fields'
import { slugs } from '../agreed'
import { all, click, close, open } from './page'

const definitions = import.meta.glob<Calculator>('../../src/calculators/*/calculator.ts', {
  eager: true,
  import: 'default',
})
const isSigned = (slug: string) =>
  Object.values(definitions[`../../src/calculators/${slug}/calculator.ts`]?.fields ?? {}).some((field) => {
    const asked = askedBy(field)
    return 'signed' in asked && asked.signed
  })

afterEach(close)

it.each(slugs.filter(isSigned))('%s', async (slug) => {
  await open(slug)
  const signs = all<HTMLButtonElement>('main form [data-sign-of]')
  expect(signs.length).toBeGreaterThan(0)
  for (const sign of signs) {
    const input = document.getElementById(sign.dataset.signOf ?? '') as HTMLInputElement
    input.value = '5'
    await click(sign)
    expect(input.value).toBe('-5')
  }
})
