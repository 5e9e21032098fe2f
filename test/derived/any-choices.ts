import type { Calculator } from '../../src/engine/calculator'
import type { RawInputs } from '../../src/engine/read'
import fc from '../generated'

/** Anything a visitor could choose, with amounts of a size that people deal with. */
export const anyChoices = ({ fields }: Calculator): fc.Arbitrary<RawInputs> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        if (field.kind === 'choice') return [name, fc.constantFrom(...field.options.map(([value]) => value))]
        if (field.kind === 'percent') return [name, fc.constantFrom('', '0', '2.5', '10')]
        if (field.kind === 'integer' || name === 'ticketQuantity')
          return [name, fc.constantFrom('', '1', '2', '7')]
        return [name, fc.integer({ min: 0, max: 50_000 }).map((cents) => String(cents / 100))]
      }),
    ),
  )
