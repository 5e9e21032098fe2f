import { it } from 'vitest'
import fc from '../../../test/generated'
import { decimals, thereAndBack } from '../../../test/oracle/round-trip'
import { holds } from '../../../test/oracle/run'
import calculator from './calculator'

it('a viscosity converted there and back is the viscosity', () => {
  const inputs = fc.record({ value: decimals(1, 10_000_000, 3), density: decimals(1, 20_000, 3) })
  holds('centipoise-centistokes-calculator', inputs, ({ value, density }) => {
    const raw = { density: density.toFixed(), precision: '6' }
    return thereAndBack(
      calculator,
      value,
      [(text) => ({ ...raw, viscosity: text, conversion: 'cp-to-cst' }), 'converted'],
      [(text) => ({ ...raw, viscosity: text, conversion: 'cst-to-cp' }), 'converted'],
      density.plus(1).times('0.0000005'),
    )
  })
})
