import { expect, it } from 'vitest'
import { shop } from '../../test/derived/shop'
import { rate } from './rates'
import { headlineOf, shownText } from './result'
import { withRates } from './with-rates'

it('a calculator with other rates has them, and its results go by them', () => {
  const page = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
  const other = { fee0: rate({ label: 'Fee', percent: 50 }) }
  const changed = withRates(page, other)
  const shownBy = (...[raw, rates]: Parameters<typeof page.run>) => {
    const result = changed.run(raw, rates)
    return result && shownText(headlineOf(result).value, page.formats)
  }
  expect(changed.rates).toBe(other)
  expect(shownBy({ price: '100' })).toBe('$50.00')
  expect(shownBy({ price: '100' }, page.rates)).toBe('$90.00')
})
