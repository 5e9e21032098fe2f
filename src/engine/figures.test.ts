import { describe, expect, it } from 'vitest'
import { type Figure, figureLabel, figuresOf, namedFigure } from './figures'
import { formatsFor } from './format'
import { GERMAN } from './german'
import { withFigures } from './own-rates'
import { brackets, constant, type Rates, rate } from './rates'

const rates = {
  processing: rate({ label: 'Processing', of: 'amount', percent: 2.9, fixed: 0.3 }),
  instant: rate({ label: 'Instant', percent: 1.75, min: 0.25, max: 25 }),
  buyer: brackets({ label: 'Buyer fee', of: 'bid', steps: [{ upTo: 99.99, percent: 25 }, { percent: 20 }] }),
  density: constant({ label: 'Water', value: 1, unit: 'g/cm³' }),
}

describe('the figures of a schedule', () => {
  const figures = figuresOf(rates, formatsFor('USD'))

  it('lists every number once, with its place', () => {
    expect(figures.map(({ path, value }) => [path, value])).toEqual([
      ['processing/percent', 2.9],
      ['processing/fixed', 0.3],
      ['instant/percent', 1.75],
      ['instant/min', 0.25],
      ['instant/max', 25],
      ['buyer/0/percent', 25],
      ['buyer/1/percent', 20],
      ['density/value', 1],
    ])
  })

  it('says what each is', () => {
    expect(figures[0]).toMatchObject({ title: 'Processing, amount', range: undefined, unit: 'percent' })
    expect(figures[3]).toMatchObject({ unit: 'money', suffix: 'at least' })
    expect(figures[5]).toMatchObject({ title: 'Buyer fee, bid', range: 'up to $99.99' })
    expect(figures[6]).toMatchObject({ title: 'Buyer fee, bid', range: 'above $99.99' })
    expect(figures.map(figureLabel).slice(4, 6)).toEqual(['Instant', 'Buyer fee, bid up to $99.99'])
    expect(figures[7]).toMatchObject({ unit: 'number', suffix: 'g/cm³' })
  })

  it('names a fixed part beside a percentage; alone it needs no name', () => {
    const suffixes = (listed: Rates) => figuresOf(listed, formatsFor('USD')).map(({ suffix }) => suffix)
    expect(suffixes({ both: rates.processing })).toEqual([undefined, 'fixed part'])
    expect(suffixes({ alone: rate({ label: 'Order', fixed: 1, max: 5 }) })).toEqual([undefined, 'at most'])
    const steps = [
      { upTo: 10, fixed: 1 },
      { percent: 2, fixed: 3 },
    ]
    expect(suffixes({ steps: brackets({ label: 'Order', steps }) })).toEqual([
      undefined,
      undefined,
      'fixed part',
    ])
  })

  it('names the limits in German too', () => {
    const german = figuresOf({ instant: rates.instant }, formatsFor('EUR', GERMAN))
    expect(german.map(({ suffix }) => suffix)).toEqual([undefined, 'mindestens', 'höchstens'])
  })

  it('can be written in a sentence, or another one in its place', () => {
    const named = figures.map((figure) => Object.values(namedFigure(figure, formatsFor('USD'))).join(': '))
    expect(named.slice(1, 3)).toEqual(['Processing, amount, fixed part: $0.30', 'Instant: 1.75%'])
    expect(named.slice(6)).toEqual(['Buyer fee, bid above $99.99: 20%', 'Water: 1 g/cm³'])
    const [percent] = figures as [Figure]
    expect(namedFigure(percent, formatsFor('USD'), 3).figure).toBe('3%')
  })
})

describe('rates of the visitor', () => {
  it('replace what they name and nothing else', () => {
    const mine = withFigures(rates, { 'processing/percent': 3, 'buyer/1/percent': 7, 'density/value': 0.9 })
    expect(mine.processing).toEqual({ ...rates.processing, percent: 3 })
    expect(mine.buyer).toEqual({ ...rates.buyer, steps: [rates.buyer.steps[0], { percent: 7 }] })
    expect(mine.density).toMatchObject({ value: 0.9 })
    expect(mine.instant).toEqual(rates.instant)
    expect(rates.processing.percent).toBe(2.9)
  })

  it('cannot add what is not there', () => {
    const odd = { 'nothing/percent': 1, 'processing/max': 1, 'buyer/9/percent': 1, 'buyer/0/fixed': 1 }
    expect(withFigures(rates, odd)).toEqual(rates)
    expect(withFigures(rates, { 'nothing/0/percent': 1, 'processing/0/percent': 1 })).toEqual(rates)
  })
})
