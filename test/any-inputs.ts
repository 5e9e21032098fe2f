import type { Calculator } from '../src/engine/calculator'
import type { Field, SingleField } from '../src/engine/fields'
import type { RawInputs } from '../src/engine/read'
import fc from './generated'

const amount = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000_000 }).map((thousandths) => String(thousandths / 1000)),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e300',
    '1e308',
    '1e-300',
    'abc',
    '1,5',
    '99.99',
    '100',
    '0.005',
    '999.995',
  ),
)

function anyText(field: SingleField): fc.Arbitrary<string | undefined> {
  if (field.kind === 'choice') {
    const values = field.options.map(([value]) => value)
    return fc.constantFrom<string | undefined>(...values, ...values, 'unknown', undefined)
  }
  return field.kind === 'toggle' ? fc.constantFrom('on', undefined) : amount
}

export const anyValue = (field: Field): fc.Arbitrary<RawInputs[string]> =>
  field.kind === 'many'
    ? fc.array(
        anyText(field.each).map((text) => text ?? ''),
        { maxLength: 5 },
      )
    : anyText(field)

/** Whatever could stand in the form of a calculator, readable or not. */
export const anyInputs = ({ fields }: Calculator): fc.Arbitrary<RawInputs> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])))
