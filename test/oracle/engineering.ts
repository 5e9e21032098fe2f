/** Laboratory, engineering and health, from the text of the specification; figures typed again on purpose. */
import { type Answer, type Asked, about, fixed, type Oracle, text, upTo } from './answer'
import { Big, numberText } from './numbers'

function viscosity(asked: Asked): Answer | undefined {
  const value = asked.number('viscosity')
  const typed = asked.number('density', 1)
  const density = typed.eq(0) ? Big(1) : typed
  const isToStokes = asked.choice('conversion', 'cp-to-cst', 'cst-to-cp') === 'cp-to-cst'
  const converted = isToStokes ? value.div(density) : value.times(density)
  const precision = Number(asked.choice('precision', '3', '1', '2', '4', '5', '6'))
  // The sign is taken from the factors: a quotient too small for 60 decimals is above 0 all the same.
  return value.times(density).gt(0) ? { lines: { converted: fixed(precision, converted) } } : undefined
}

function concentration(asked: Asked): Answer | undefined {
  const mass = asked.number('mass')
  const volume = asked.number('volume')
  if (volume.eq(0)) return undefined
  return {
    lines: {
      concentration: fixed(3, mass.div(volume)),
      percentWv: fixed(3, mass.div(volume.times(10))),
    },
  }
}

const MILLILITRES: Readonly<Record<string, string>> = {
  ml: '1',
  tsp: '4.92892',
  tbsp: '14.7868',
  'fl-oz': '29.5735',
  cup: '236.588',
  'pint-us': '473.176',
  'pint-uk': '568.261',
  quart: '946.353',
  gallon: '3785.41',
  liter: '1000',
  drop: '0.05',
  dram: '3.69669',
}

function volume(asked: Asked): Answer {
  const unit = (name: string) => Big(MILLILITRES[asked.choice(name, 'ml', ...Object.keys(MILLILITRES))] ?? 1)
  return {
    lines: { converted: fixed(4, asked.number('quantity').times(unit('fromUnit')).div(unit('toUnit'))) },
  }
}

function decibel(asked: Asked): Answer | undefined {
  const value = asked.number('value')
  const type = asked.choice('dbType', 'dbm', 'dbw', 'dbspl')
  const impedance = text(`${asked.choice('impedance', '8', '4', '16', '50', '75')} Ω`)
  if (type === 'dbspl') return undefined
  const unit = type === 'dbm' ? 'dBm' : 'dBW'
  if (asked.choice('conversion', 'db-to-watts', 'watts-to-db') === 'db-to-watts') {
    if (value.eq(0)) return undefined
    const watts = 10 ** Number((type === 'dbm' ? value.minus(30) : value).div(10))
    if (!Number.isFinite(watts)) return undefined
    const input = text(`${numberText(value, 20)} ${unit}`)
    return { lines: { input, output: about(6, Big(watts), 6), impedance } }
  }
  if (value.lte(0)) return undefined
  const level = 10 * Math.log10(Number(type === 'dbm' ? value.times(1000) : value))
  if (!Number.isFinite(level)) return undefined
  return {
    lines: { input: text(`${numberText(value, 20)} W`), output: about(2, Big(level), 2), impedance },
  }
}

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

function shelfLife(asked: Asked): Answer | undefined {
  const test = asked.number('testTemperature')
  const storage = asked.number('storageTemperature', 25)
  const days = asked.number('daysToDefect')
  if (days.lte(0)) return undefined
  const factor = shelfFactor(asked, test, storage)
  if (factor === undefined || !Number.isFinite(factor)) return undefined
  const life = days.times(factor)
  const temperature = (value: Big) => numberText(value, 6)
  return {
    lines: {
      method: text(asked.choice('method', '', 'q-rule') === 'q-rule' ? 'Q-rule' : 'Arrhenius'),
      shelfLifeDays: about(2, life),
      shelfLifeMonths: about(2, life.div(30)),
      conditions: text(`tested at ${temperature(test)} °C, stored at ${temperature(storage)} °C`),
    },
  }
}

function airflow(asked: Asked): Answer | undefined {
  const factor = asked
    .number('temperatureDifferential', 20)
    .times('1.08')
    .times(asked.number('sensibleHeatFactor', '0.75'))
  if (asked.choice('conversion', 'cfm-to-tons', 'tons-to-cfm') === 'cfm-to-tons') {
    const cfm = asked.number('cfm')
    return cfm.gt(0) ? { lines: { tons: upTo(2, cfm.times(factor).div(12_000)) } } : undefined
  }
  const tons = asked.number('tons')
  if (tons.lte(0) || factor.eq(0)) return undefined
  return { lines: { cfm: upTo(2, tons.times(12_000).div(factor)) } }
}

const PI = '3.14159265358979323846264338327950288419716939937510582097494459'

function pipe(asked: Asked): Answer | undefined {
  const outer = asked.number('outerDiameter')
  const length = asked.number('length')
  if (outer.lte(0) || length.lte(0)) return undefined
  const diameter = outer.plus(asked.number('insulationThickness').times(2))
  const ends = asked.isOn('includeEnds') ? diameter.times('0.5').pow(2).times(PI).times(2) : 0
  const area = diameter.times(length).times(PI).plus(ends)
  return { lines: { squareInches: about(2, area), squareFeet: about(2, area.div(144)) } }
}

function waist(asked: Asked): Answer | undefined {
  const height = asked.number('height')
  const size = asked.number('waist')
  if (height.lte(0) || size.lte(0) || asked.choice('gender', '', 'male', 'female') === '') return undefined
  const status = size.lt(height.times('0.4'))
    ? 'Underweight'
    : size.lte(height.times('0.5'))
      ? 'Healthy'
      : size.lte(height.times('0.6'))
        ? 'Increased Risk'
        : 'High Risk'
  return {
    lines: {
      currentWaist: upTo(1, size),
      idealWaist: upTo(1, height.times('0.5')),
      maxHealthyWaist: upTo(1, height.times('0.6')),
      whtr: fixed(2, size.div(height)),
      healthStatus: text(status),
      units: text(asked.choice('units', 'imperial', 'metric') === 'imperial' ? /^Imperial\b/ : /^Metric\b/),
    },
  }
}

export const ENGINEERING: Readonly<Record<string, Oracle>> = {
  'centipoise-centistokes-calculator': viscosity,
  'mg-per-ml-calculator': concentration,
  'units-ml-calculator': volume,
  'db-to-watts-calculator': decibel,
  'shelf-life-calculator': shelfLife,
  'cfm-to-tons-calculator': airflow,
  'surface-area-pipe-calculator': pipe,
  'ideal-waist-size-calculator': waist,
}
