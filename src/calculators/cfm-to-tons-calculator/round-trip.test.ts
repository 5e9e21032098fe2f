import { it } from 'vitest'
import fc from '../../../test/generated'
import { decimals, thereAndBack } from '../../../test/oracle/round-trip'
import { holds } from '../../../test/oracle/run'
import calculator from './calculator'

it('tons converted to airflow and back are the tons', () => {
  const inputs = fc.record({
    tons: decimals(1, 10_000_000, 2),
    difference: decimals(1, 6000, 2),
    factor: decimals(1, 100, 2),
  })
  holds('cfm-to-tons-calculator', inputs, ({ tons, difference, factor }) => {
    const raw = { temperatureDifferential: difference.toFixed(), sensibleHeatFactor: factor.toFixed() }
    const perCfm = difference.times(factor).times('1.08').div(12_000)
    return thereAndBack(
      calculator,
      tons,
      [(text) => ({ ...raw, conversion: 'tons-to-cfm', tons: text }), 'cfm'],
      [(text) => ({ ...raw, conversion: 'cfm-to-tons', cfm: text }), 'tons'],
      perCfm.plus(1).times('0.005'),
    )
  })
})
