import { it } from 'vitest'
import { optionsOf } from '../../../test/agreed'
import fc from '../../../test/generated'
import { Big } from '../../../test/oracle/numbers'
import { decimals, thereAndBack } from '../../../test/oracle/round-trip'
import { holds } from '../../../test/oracle/run'
import calculator from './calculator'

const TYPES = optionsOf('area-per-person-calculator', 'occupancyType')

it('the area that people need holds as many people', () => {
  const inputs = fc.record({ people: decimals(0, 1_000_000, 0), type: fc.constantFrom(...TYPES) })
  holds('area-per-person-calculator', inputs, ({ people, type: occupancyType }) =>
    thereAndBack(
      calculator,
      people,
      [(text) => ({ mode: 'people-to-area', people: text, occupancyType }), 'requiredArea'],
      [(text) => ({ mode: 'area-to-people', area: text, occupancyType }), 'occupants'],
      Big(0),
    ),
  )
})
