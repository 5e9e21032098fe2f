import { expect, it } from 'vitest'
import { shop } from '../../../test/derived/shop'
import type { PublishedSet } from '../../engine/published'
import { rate } from '../../engine/rates'
import { answerTo } from '../answer'
import { chosenBy } from './chosen-by'
import { noteAtPrice } from './note-at-price'

const SHOP = shop({ fees: [rate({ label: 'Fee', percent: 10 })] })
const LIST: PublishedSet = {
  id: 'spring',
  name: 'the list of spring',
  read: '2026-09-20',
  href: 'https://shop.example',
  limit: { of: ['price'], upTo: 50, beyond: 'this is too dear for it' },
  leavesOut: 'Leaves out the weather.',
}

/** What is said of a price that was found from another one in the form, both in dollars. */
function noteAt(found: number, price: string, id?: string) {
  const raw = { price, quantity: '1', shipping: '' }
  const chosen = id === undefined ? undefined : chosenBy(id, [LIST], SHOP, raw)
  const answer = answerTo(SHOP, { raw, ownRates: {}, typed: {} }, undefined, chosen)
  return noteAtPrice(SHOP, answer, found * 100)
}

it('a list says of a price only what it has not said of the one in the form', () => {
  expect(noteAt(50, '20', 'spring')).toBeUndefined()
  expect(noteAt(51, '20', 'spring')).toMatch(/; this is too dear for it\.$/)
  expect(noteAt(90, '80', 'spring')).toBeUndefined()
  expect(noteAt(50, '80', 'spring')).toMatch(/\. Leaves out the weather\.$/)
})

it('nothing is said of a price by this page’s rates, or where the list is gone', () => {
  expect(noteAt(51, '20')).toBeUndefined()
  expect(noteAt(51, '20', 'winter')).toBeUndefined()
})
