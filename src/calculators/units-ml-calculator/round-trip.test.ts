import { it } from 'vitest'
import { optionsOf } from '../../../test/agreed'
import fc from '../../../test/generated'
import { figureOf } from '../../../test/oracle/figure'
import { Big } from '../../../test/oracle/numbers'
import { decimals, thereAndBack } from '../../../test/oracle/round-trip'
import { holds } from '../../../test/oracle/run'
import calculator from './calculator'

const UNITS = optionsOf('units-ml-calculator', 'fromUnit')

it('a volume converted there and back is the volume', () => {
  const inputs = fc.record({
    quantity: decimals(1, 10_000_000, 3),
    from: fc.constantFrom(...UNITS),
    to: fc.constantFrom(...UNITS),
  })
  holds('units-ml-calculator', inputs, ({ quantity, from, to }) => {
    const one = figureOf(calculator, { quantity: '1', fromUnit: to, toUnit: from }, 'converted') ?? Big(0)
    return thereAndBack(
      calculator,
      quantity,
      [(text) => ({ quantity: text, fromUnit: from, toUnit: to }), 'converted'],
      [(text) => ({ quantity: text, fromUnit: to, toUnit: from }), 'converted'],
      // Half of the last decimal, carried back, and half of the last decimal again.
      one.plus('0.0001').times('0.00005').plus('0.00005'),
    )
  })
})
