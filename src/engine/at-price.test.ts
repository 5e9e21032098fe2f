import { expect, it } from 'vitest'
import { shop } from '../../test/derived/shop'
import { byCents, inputsByCents } from './at-price'
import { rate } from './rates'
import { headlineOf, shownText } from './result'

const SHOP = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
const RAW = { price: '7', quantity: '2', shipping: '' }

it('another price stands in the field for it, and everything else stays', () => {
  const inputs = inputsByCents(SHOP, RAW)
  expect([5, 123456].map(inputs)).toEqual([
    { ...RAW, price: '0.05' },
    { ...RAW, price: '1234.56' },
  ])
})

it('the calculation goes by it', () => {
  const at = byCents(SHOP, RAW)
  const figure = (cents: number) => {
    const result = at(cents)
    return result && shownText(headlineOf(result).value, SHOP.formats)
  }
  expect([100, 1000].map(figure)).toEqual(['$1.80', '$18.00'])
})
