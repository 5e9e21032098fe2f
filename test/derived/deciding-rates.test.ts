/** Which numbers of the rates decide a result: limits only where they are reached. */
import { expect, it } from 'vitest'
import probate from '../../src/calculators/probate-fees-calculator/calculator'
import type { Calculator } from '../../src/engine/calculator'
import { decidingFigures } from '../../src/engine/counted-rates'
import { filled } from '../../src/engine/filled'
import { rate } from '../../src/engine/rates'
import { shop } from './shop'

const deciding = (calculator: Calculator, inputs: Record<string, string>) =>
  decidingFigures(calculator, filled(calculator.fields, inputs)).map(({ path }) => path)

it.each([
  ['5', ['fee0/percent', 'fee0/min', 'fee1/fixed']],
  ['20', ['fee0/percent', 'fee1/fixed']],
  ['150', ['fee0/percent', 'fee1/fixed']],
  ['500', ['fee0/percent', 'fee0/max', 'fee1/fixed']],
])('10 percent, at least 1 and at most 20, beside a fixed fee: of %s', (price, paths) => {
  const fees = [rate({ label: 'Fee', percent: 10, min: 1, max: 20 }), rate({ label: 'Order', fixed: 0.3 })]
  expect(deciding(shop({ fees }), { price })).toEqual(paths)
})

it('a limit of one counts too, and a rate of nothing', () => {
  const fees = [rate({ label: 'Fee', percent: 10, max: 1 }), rate({ label: 'None', percent: 0 })]
  expect(deciding(shop({ fees }), { price: '500' })).toEqual(['fee0/percent', 'fee0/max', 'fee1/percent'])
})

it.each([
  ['50000', ['texasFewestUnits/value']],
  ['100000', ['texasFewestUnits/value']],
  ['640000', []],
  ['1000000', ['texasMostUnits/value']],
  ['2000000', ['texasMostUnits/value']],
])(
  'a constant may be the least or the most that is charged: an estate of %s in Texas',
  (estateValue, paths) => {
    const found = deciding(probate, { estateValue, state: 'texas' })
    expect(found.filter((path) => path.endsWith('Units/value'))).toEqual(paths)
  },
)
