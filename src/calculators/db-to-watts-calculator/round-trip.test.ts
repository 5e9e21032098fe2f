import { it } from 'vitest'
import fc from '../../../test/generated'
import { Big } from '../../../test/oracle/numbers'
import { decimals, thereAndBack } from '../../../test/oracle/round-trip'
import { holds } from '../../../test/oracle/run'
import calculator from './calculator'

it('a level converted to watts and back is the level', () => {
  const inputs = fc.record({
    // From 10 dBm up, six decimals of a watt are finer than a hundredth of a decibel.
    level: decimals(1000, 9000, 2),
    dbType: fc.constantFrom('dbm', 'dbw'),
  })
  holds('db-to-watts-calculator', inputs, ({ level, dbType }) =>
    thereAndBack(
      calculator,
      level,
      [(text) => ({ conversion: 'db-to-watts', dbType, value: text }), 'output'],
      [(text) => ({ conversion: 'watts-to-db', dbType, value: text }), 'output'],
      Big(0),
    ),
  )
})
