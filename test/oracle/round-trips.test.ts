/** Converted there and back, a figure returns, as far as the shown decimals can carry it. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { optionsOf, type Slug } from './contract'
import { Big, numberText, type Raw } from './numbers'
import { holds } from './run'
import { figureOf } from './shown'

const amount = (value: Big) => value.toFixed()

/** Converts there and back; what was shown is all that is known on the way back. */
function thereAndBack(
  slug: Slug,
  value: Big,
  [there, output]: readonly [(text: string) => Raw, string],
  [back, returned]: readonly [(text: string) => Raw, string],
  slack: Big,
): string[] {
  const converted = figureOf(slug, there(amount(value)), output)
  if (!converted) return ['there is no result on the way there']
  if (converted.eq(0)) return []
  const again = figureOf(slug, back(amount(converted)), returned)
  if (!again) return [`there is no result on the way back from ${amount(converted)}`]
  return again.minus(value).abs().lte(slack)
    ? []
    : [`${amount(value)} becomes ${amount(converted)} and then ${amount(again)}`]
}

const UNITS = optionsOf('units-ml-calculator', 'fromUnit')
const TYPES = optionsOf('area-per-person-calculator', 'occupancyType')
const number = (from: number, to: number, places: number) =>
  fc.integer({ min: from, max: to }).map((n) => Big(n).div(10 ** places))

describe('there and back again', () => {
  it('volume units', () => {
    const slug = 'units-ml-calculator'
    const inputs = fc.record({
      quantity: number(1, 10_000_000, 3),
      from: fc.constantFrom(...UNITS),
      to: fc.constantFrom(...UNITS),
    })
    holds(slug, inputs, ({ quantity, from, to }) => {
      const one = figureOf(slug, { quantity: '1', fromUnit: to, toUnit: from }, 'converted') ?? Big(0)
      return thereAndBack(
        slug,
        quantity,
        [(text) => ({ quantity: text, fromUnit: from, toUnit: to }), 'converted'],
        [(text) => ({ quantity: text, fromUnit: to, toUnit: from }), 'converted'],
        // Half of the last decimal, carried back, and half of the last decimal again.
        one.plus('0.0001').times('0.00005').plus('0.00005'),
      )
    })
  })

  it('viscosity', () => {
    const slug = 'centipoise-centistokes-calculator'
    const inputs = fc.record({ value: number(1, 10_000_000, 3), density: number(1, 20_000, 3) })
    holds(slug, inputs, ({ value, density }) => {
      const raw = { density: amount(density), precision: '6' }
      return thereAndBack(
        slug,
        value,
        [(text) => ({ ...raw, viscosity: text, conversion: 'cp-to-cst' }), 'converted'],
        [(text) => ({ ...raw, viscosity: text, conversion: 'cst-to-cp' }), 'converted'],
        density.plus(1).times('0.0000005'),
      )
    })
  })

  it('people and area', () => {
    const slug = 'area-per-person-calculator'
    const inputs = fc.record({ people: number(0, 1_000_000, 0), type: fc.constantFrom(...TYPES) })
    holds(slug, inputs, ({ people, type: occupancyType }) =>
      thereAndBack(
        slug,
        people,
        [(text) => ({ mode: 'people-to-area', people: text, occupancyType }), 'requiredArea'],
        [(text) => ({ mode: 'area-to-people', area: text, occupancyType }), 'occupants'],
        Big(0),
      ),
    )
  })

  it('airflow and tons', () => {
    const slug = 'cfm-to-tons-calculator'
    const inputs = fc.record({
      tons: number(1, 10_000_000, 2),
      difference: number(1, 6000, 2),
      factor: number(1, 100, 2),
    })
    holds(slug, inputs, ({ tons, difference, factor }) => {
      const raw = { temperatureDifferential: amount(difference), sensibleHeatFactor: amount(factor) }
      const perCfm = difference.times(factor).times('1.08').div(12_000)
      return thereAndBack(
        slug,
        tons,
        [(text) => ({ ...raw, conversion: 'tons-to-cfm', tons: text }), 'cfm'],
        [(text) => ({ ...raw, conversion: 'cfm-to-tons', cfm: text }), 'tons'],
        perCfm.plus(1).times('0.005'),
      )
    })
  })

  it('decibels and watts', () => {
    const slug = 'db-to-watts-calculator'
    const inputs = fc.record({
      // From a watt up: six decimals hold too few digits of less.
      level: number(3000, 9000, 2),
      dbType: fc.constantFrom('dbm', 'dbw'),
    })
    holds(slug, inputs, ({ level, dbType }) =>
      thereAndBack(
        slug,
        level,
        [(text) => ({ conversion: 'db-to-watts', dbType, value: text }), 'output'],
        [(text) => ({ conversion: 'watts-to-db', dbType, value: text }), 'output'],
        Big(0),
      ),
    )
  })

  it('concentration times volume is the mass', () => {
    const slug = 'mg-per-ml-calculator'
    const inputs = fc.record({ mass: number(0, 10_000_000, 3), volume: number(1, 1_000_000, 3) })
    holds(slug, inputs, ({ mass, volume }) => {
      const concentration = figureOf(slug, { mass: amount(mass), volume: amount(volume) }, 'concentration')
      const again = (concentration ?? Big(0)).times(volume)
      return again.minus(mass).abs().lte(volume.times('0.0005'))
        ? []
        : [`comes back as ${numberText(again, 6)}`]
    })
  })
})
