/** Generated inputs: what people type, what they should not type, and the figures where rules change. */

import { type AgreedInput, agreedOf } from '../agreed'
import fc from '../generated'
import type { Raw } from './numbers'

const JUST_BESIDE = [-0.01, -0.001, 0, 0.001, 0.01]

/** A decimal text without any float in between: 12345 with 3 decimals is "12.345". */
function decimal(digits: number, places: number): string {
  const text = String(Math.abs(digits)).padStart(places + 1, '0')
  const split = text.length - places
  return `${digits < 0 ? '-' : ''}${text.slice(0, split)}${places ? `.${text.slice(split)}` : ''}`
}

const typed = (from: number, to: number) =>
  fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 0, max: 3 })).map(([n, d]) => decimal(n, d))

/** Half a cent, where rounding is decided. */
const ties = fc.integer({ min: 0, max: 1_000_000 }).map((n) => decimal(n * 10 + 5, 3))

const odd = fc.constantFrom(
  ...[
    '',
    '0',
    '-0',
    '0.0',
    ' ',
    'abc',
    '1,5',
    '--1',
    '1e',
    '.',
    '-',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
  ],
  ...['.5', '5.', '+5', ' 7 ', '1e3', '2.5E-3', '-1', '-0.005', '0.001', '1e-7', '1e-300', '1e15', '1e21'],
  ...['9007199254740993.33', '123456789012345678.905', '1e300', '-1e300'],
)

const money = (slug: string): fc.Arbitrary<string> => {
  const thresholds = Object.values(agreedOf(slug).thresholds ?? { any: [100] }).flat()
  const beside = thresholds.flatMap((threshold) =>
    JUST_BESIDE.map((step) => String(Number((threshold + step).toFixed(3)))),
  )
  return fc.oneof(
    { weight: 6, arbitrary: typed(0, 2_000_000) },
    { weight: 3, arbitrary: typed(0, 1000) },
    { weight: 2, arbitrary: ties },
    { weight: 3, arbitrary: fc.constantFrom(...beside) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: typed(-100_000, -1) },
    { weight: 1, arbitrary: typed(2_000_000, 2_000_000_000) },
  )
}

/** Names that every object has, because a lookup by a typed name might find them. */
const UNKNOWN = ['unknown', '', 'constructor', '__proto__', 'toString']

function one(slug: string, { kind, options = [] }: AgreedInput): fc.Arbitrary<string | undefined> {
  if (kind === 'checkbox') return fc.constantFrom(undefined, 'on')
  if (kind !== 'select') return money(slug)
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...options) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, ...UNKNOWN) },
  )
}

const value = (slug: string, input: AgreedInput): fc.Arbitrary<Raw[string]> =>
  input.repeated
    ? fc.array(
        one(slug, input).map((text) => text ?? ''),
        { maxLength: 6 },
      )
    : one(slug, input)

export function anyInputs(slug: string): fc.Arbitrary<Raw> {
  const { inputs } = agreedOf(slug)
  return fc.record(Object.fromEntries(inputs.map((input) => [input.name, value(slug, input)])))
}
