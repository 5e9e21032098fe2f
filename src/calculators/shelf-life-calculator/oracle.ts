/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, about, text } from '../../../test/oracle/answer'
import { type Big, numberText } from '../../../test/oracle/numbers'

/** The factor on the days; undefined where a condition of the method fails. */
function shelfFactor(asked: Asked, test: Big, storage: Big): number | undefined {
  switch (asked.choice('method', '', 'q-rule', 'arrhenius')) {
    case 'q-rule':
      return test.eq(0) ? undefined : 2 ** Number(storage.minus(test).div(10))
    case 'arrhenius': {
      const energy = asked.number('activationEnergy')
      const [kelvinStored, kelvinTested] = [storage.plus('273.15'), test.plus('273.15')]
      if (energy.lte(0) || kelvinStored.eq(0) || kelvinTested.eq(0)) return undefined
      // 1/a − 1/b as one quotient: the difference of two near ones would lose digits.
      const difference = kelvinTested.minus(kelvinStored)
      const divisor = kelvinStored.times(kelvinTested).times('8.314')
      return Math.exp(Number(energy.times(1000).times(difference).div(divisor)))
    }
    default:
      return undefined
  }
}

export default function shelfLife(asked: Asked): Answer | undefined {
  const test = asked.number('testTemperature')
  const storage = asked.number('storageTemperature', 25)
  const days = asked.number('daysToDefect')
  if (days.lte(0)) return undefined
  const factor = shelfFactor(asked, test, storage)
  if (factor === undefined || !Number.isFinite(factor)) return undefined
  const life = days.times(factor)
  // What six decimals would call nothing is written out.
  const temperature = (value: Big) => numberText(value, value.round(6).eq(0) ? 30 : 6)
  return {
    lines: {
      method: text(asked.choice('method', '', 'q-rule') === 'q-rule' ? 'Q-rule' : 'Arrhenius'),
      shelfLifeDays: about(2, life),
      shelfLifeMonths: about(2, life.div(30)),
      conditions: text(`tested at ${temperature(test)} °C, stored at ${temperature(storage)} °C`),
    },
  }
}
