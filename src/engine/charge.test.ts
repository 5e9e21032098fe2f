import { describe, expect, expectTypeOf, it } from 'vitest'
import { charge, chargeEach, chargePercent } from './charge'
import { exact } from './exact'
import { formatsFor } from './format'
import { explain } from './phrase'
import { brackets, type FlatRate, rate, tiers } from './rates'

const usd = formatsFor('USD')
const shown = ({ amount, because }: ReturnType<typeof charge>) => [amount.toText(4), explain(because, usd)]

describe('a rate', () => {
  it.each([
    [{ percent: 12.9 }, 115, '14.8350', '12.9% of $115.00'],
    [{ percent: 2.9, fixed: 0.3 }, 115, '3.6350', '2.9% of $115.00 + $0.30'],
    [{ fixed: 75 }, 115, '75.0000', 'flat fee'],
    [{ percent: 0.8, max: 5 }, 1000, '5.0000', '0.8% of $1,000.00, capped at $5.00'],
    [{ percent: 0.8, max: 5 }, 625, '5.0000', '0.8% of $625.00'],
    [{ fixed: 1, min: 5 }, 10, '5.0000', 'flat fee, at least $5.00'],
    [{ fixed: 10, max: 4 }, 10, '4.0000', 'flat fee, capped at $4.00'],
    [{ percent: 1.75, min: 0.25 }, 10, '0.2500', '1.75% of $10.00, at least $0.25'],
    [{ percent: 1.75, min: 0.25 }, -10, '0.2500', '1.75% of -$10.00, at least $0.25'],
  ])('%j of %d is %s', (price, base, amount, because) => {
    expect(shown(charge(rate({ label: 'Fee', ...price }), exact(base)))).toEqual([amount, because])
  })

  it('can be charged per thing', () => {
    expect(shown(chargeEach(rate({ label: 'Fee', fixed: 2.5 }), exact(2)))).toEqual(['5.0000', '$2.50 × 2'])
  })

  it('charges something, and a percentage is of an amount, not per thing', () => {
    // @ts-expect-error neither a percentage nor a fixed amount
    rate({ label: 'Fee', max: 5 })
    expectTypeOf(rate({ label: 'Fee', percent: 1 })).not.toExtend<FlatRate>()
    expectTypeOf(rate({ label: 'Fee', percent: 1, fixed: 0.3 })).not.toExtend<FlatRate>()
  })

  it('can be typed by the visitor', () => {
    expect(shown(chargePercent('Fee', exact(2.5), exact(40)))).toEqual(['1.0000', '2.5% of $40.00'])
  })
})

describe('brackets', () => {
  const inclusive = brackets({ label: 'Fee', steps: [{ upTo: 99.99, percent: 25 }, { percent: 20 }] })
  const exclusive = brackets({ label: 'Fee', steps: [{ below: 100_000, fixed: 435 }, { fixed: 535 }] })

  it.each([
    [inclusive, 99.99, '24.9975'],
    [inclusive, 99.991, '19.9982'],
    [inclusive, 100, '20.0000'],
    [inclusive, -4, '-1.0000'],
    [exclusive, 99_999.99, '435.0000'],
    [exclusive, 100_000, '535.0000'],
  ])('%# an amount of %d pays by its own step', (schedule, base, amount) => {
    expect(charge(schedule, exact(base)).amount.toText(4)).toBe(amount)
  })
})

describe('tiers', () => {
  const schedule = tiers({
    label: 'Attorney',
    steps: [
      { upTo: 100, percent: 4 },
      { upTo: 200, percent: 3 },
      { upTo: 1000, percent: 2 },
    ],
  })

  it.each([
    [0, '0.0000', '4% of $0.00'],
    [-50, '-2.0000', '4% of -$50.00'],
    [100, '4.0000', '4% of $100.00'],
    [150, '5.5000', '4% of $100.00 + 3% of $50.00'],
    [300, '9.0000', '4% of $100.00 + 3% of $100.00 + 2% of $100.00'],
    [5000, '23.0000', '4% of $100.00 + 3% of $100.00 + 2% of $800.00'],
  ])('%d is charged slice by slice', (base, amount, because) => {
    expect(shown(charge(schedule, exact(base)))).toEqual([amount, because])
  })

  it('may go on without end', () => {
    const endless = tiers({ label: 'Endless', steps: [{ upTo: 100, percent: 4 }, { percent: 1 }] })
    expect(charge(endless, exact(300)).amount.equals(6)).toBe(true)
  })
})
