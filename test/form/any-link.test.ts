/** Any form that was filled in and pressed: its copied link, opened and pressed, gives the same lines, rates and all. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { figuresOf } from '../../src/engine/figures'
import type { Typed } from '../agreed'
import { anyChoices } from '../derived/any-choices'
import fc from '../generated'
import { runs } from '../runs'
import { until } from '../waiting'
import { all, button, click, close, field, fill, one, open, press, results, textOf, type } from './page'

const RUNS = runs(2)

let copied = ''
beforeEach(() => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
})
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

/** What a visitor could do to a form: amounts and choices, some left blank, boxes either way, pieces, own rates. */
function anyForm(calculator: Calculator) {
  const names = Object.entries(calculator.fields)
  const amount = fc.constantFrom('', '0', '7', '12.5', '-3', '1,234.50')
  const typed = fc
    .tuple(
      anyChoices(calculator),
      fc.record(
        Object.fromEntries(
          names.flatMap(([name, field]): [string, fc.Arbitrary<string | boolean | string[]>][] => {
            if (field.kind === 'toggle') return [[name, fc.boolean()]]
            if (field.kind !== 'many') return []
            const each =
              field.each.kind === 'choice'
                ? fc.constantFrom(...field.each.options.map(([value]) => value))
                : amount
            return [[name, fc.array(each, { minLength: 2, maxLength: 2 })]]
          }),
        ),
      ),
      fc.dictionary(fc.constantFrom(...names.map(([name]) => name)), fc.constant(''), { maxKeys: 2 }),
    )
    .map(([chosen, others, blank]) => {
      const canBeBlank = ([name]: [string, string]) =>
        !['choice', 'toggle', 'many'].includes(calculator.fields[name]?.kind ?? '')
      return {
        ...chosen,
        ...others,
        ...Object.fromEntries(Object.entries(blank).filter(canBeBlank)),
      } as Typed
    })
  const paths = figuresOf(calculator.rates, calculator.formats).map(({ path }) => path)
  const rates = fc.dictionary(
    fc.constantFrom(...paths, 'none'),
    fc.constantFrom('0', '-1', '3', '12.5', '1e300', ''),
    { maxKeys: 2 },
  )
  return fc.record({ typed, rates })
}

const copyLink = () => button('Copy link') ?? button('Link kopieren')
const hasResult = () => Object.keys(results()).length > 0

/** Lines with what is noted below them; nothing where there is no result. */
const answer = () => ({
  ...results(),
  notes: all('main section ul[class*=note] li, main section .extras-note').map(textOf),
})

it('notes are among what is compared', async () => {
  await open('stripe-fees-calculator', {}, '#amount=12&paymentType=ach&rate.us.ach.percent=50')
  await press()
  await until(copyLink)
  expect(answer().notes).toEqual([
    'With your own rates: Processing fee, ACH, United States 50%.',
    'From $10.00 on: Processing fee is capped at $5.00.',
  ])
})

it.each(calculators)('$slug', async ({ slug, calculator }) => {
  await fc.assert(
    fc.asyncProperty(anyForm(calculator), async ({ typed, rates: { none: _none, ...rates } }) => {
      await close()
      await open(slug)
      await fill(typed)
      if (Object.keys(rates).length > 0) {
        const panel = all<HTMLDetailsElement>('main form details')[0] as HTMLDetailsElement
        panel.open = true
        panel.dispatchEvent(new Event('toggle'))
        await until(() => one('[name^="rate:"]'))
        for (const [path, figure] of Object.entries(rates)) {
          const rate = field(`rate:${path}`)
          if (rate) await type(rate, figure)
        }
      }
      await press()
      if (!hasResult()) return
      await until(copyLink)
      const first = answer()
      copied = ''
      await click(copyLink())
      await until(() => copied)
      await close()
      await open(slug, {}, new URL(copied).hash)
      await press()
      // A press waits for the pieces of a link.
      await until(hasResult)
      await until(copyLink)
      expect(answer()).toEqual(first)
    }),
    { numRuns: RUNS },
  )
})
