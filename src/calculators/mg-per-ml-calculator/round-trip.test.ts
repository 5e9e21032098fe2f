import { it } from 'vitest'
import fc from '../../../test/generated'
import { figureOf } from '../../../test/oracle/figure'
import { Big, numberText } from '../../../test/oracle/numbers'
import { decimals } from '../../../test/oracle/round-trip'
import { holds } from '../../../test/oracle/run'
import calculator from './calculator'

it('concentration times volume is the mass', () => {
  const inputs = fc.record({ mass: decimals(0, 10_000_000, 3), volume: decimals(1, 1_000_000, 3) })
  holds('mg-per-ml-calculator', inputs, ({ mass, volume }) => {
    const raw = { mass: mass.toFixed(), volume: volume.toFixed() }
    const again = (figureOf(calculator, raw, 'concentration') ?? Big(0)).times(volume)
    return again.minus(mass).abs().lte(volume.times('0.0005'))
      ? []
      : [`comes back as ${numberText(again, 6)}`]
  })
})
