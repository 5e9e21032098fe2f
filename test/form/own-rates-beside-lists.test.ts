// @vitest-environment happy-dom
/** Own rates, of a link or typed, beside published lists: none is lost on the way, and none outstays what replaces it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle, until } from '../waiting'
import { all, button, click, close, field, one, open, press, reset, results, textOf, type } from './page'

const EBAY = { published: 'ebay-fee-calculator' }
const LINK = '#rate.finalValue.percent=10'

/** Lists that take their time. */
const lists = vi.hoisted(() => ({ arrive: () => {}, arrived: Promise.resolve() }))
vi.mock('../../src/calculators/published', async (original) => {
  const { loadPublished } = await original<typeof import('../../src/calculators/published')>()
  return { loadPublished: async (folder: string) => lists.arrived.then(() => loadPublished(folder)) }
})

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(lists, { arrive: resolve, arrived: promise })
})
afterEach(close)

const choice = () => one<HTMLSelectElement>('#rate-set')
const rate = () => field('rate:finalValue/percent')
const openRates = async () => {
  const panel = one<HTMLDetailsElement>('main form details')
  panel.open = true
  panel.dispatchEvent(new Event('toggle'))
  await until(() => one('.rates-panel'))
}
const listsArrive = async () => {
  lists.arrive()
  await until(choice)
}

it('those of a link count while the lists are on their way, and when they are there', async () => {
  await open('ebay-fee-calculator', EBAY, LINK)
  await openRates()
  expect(all('.rates-rate')).toEqual([])
  await press()
  expect(results().finalValueFee).toBe('$11.50')
  await listsArrive()
  expect([rate().type, rate().value]).toEqual(['number', '10'])
  await press()
  expect(results().finalValueFee).toBe('$11.50')
})

it('those of a link are named as own, and gone with a list that is chosen', async () => {
  await open('ebay-fee-calculator', EBAY, LINK)
  await openRates()
  await listsArrive()
  expect(choice().value).toBe('own')
  await type(choice(), 'ebay-2026-09')
  expect(choice().value).toBe('ebay-2026-09')
  const figures = all<HTMLInputElement>('.rates-rate input')
  expect(figures.map(({ value }) => value)).toEqual(figures.map(({ defaultValue }) => defaultValue))
  expect(figures).not.toEqual([])
  await type(choice(), '')
  expect([choice().value, rate().value]).toEqual(['', '12.9'])
})

it('those typed over this page’s rates are gone when these are chosen again', async () => {
  await open('ebay-fee-calculator', EBAY)
  await openRates()
  await listsArrive()
  await type(rate(), '10')
  expect(choice().value).toBe('own')
  await type(choice(), '')
  expect([choice().value, rate().value]).toEqual(['', '12.9'])
})

it('after Reset nothing is own any more', async () => {
  await open('ebay-fee-calculator', EBAY, LINK)
  await openRates()
  await listsArrive()
  await type(rate(), '9')
  await reset()
  expect([choice().value, rate().value]).toEqual(['', '12.9'])
})

it('those typed since the last press give way to a list that is used from the result', async () => {
  await open('ebay-fee-calculator', EBAY)
  await openRates()
  await listsArrive()
  await press()
  await until(() => button('Use these rates'))
  await type(rate(), '10')
  await click(button('Use these rates'))
  await until(() => results().net === '$98.96')
  expect(textOf(one('main section'))).not.toContain('own rates')
  expect(choice().value).toBe('ebay-2026-09')
})

it('those of a link give way to a list that is used from the result, and stay away', async () => {
  const slug = 'paypal-gebuehrenrechner'
  await open(slug, { published: slug }, '#rate.inland.percent=2')
  await openRates()
  await listsArrive()
  await type(field('rate:inland/percent'), '2.49')
  await press()
  await until(() => button('Diese Sätze verwenden'))
  await click(button('Diese Sätze verwenden'))
  await until(() => results().netto === '96,62 €')
  expect(field('rate:inland/percent').value).toBe('2.99')
  await press()
  expect(results().netto).toBe('96,62 €')
})

it('those in another notation give way to the page’s, and what is typed after that is read as before', async () => {
  await open('paypal-gebuehrenrechner')
  await openRates()
  await until(() => field('rate:inland/percent'))
  const rate = field('rate:inland/percent')
  Object.assign(rate, { type: 'text' })
  await type(rate, '3,5')
  await press()
  await until(() => button('Zurück zu den Sätzen dieser Seite'))
  await click(button('Zurück zu den Sätzen dieser Seite'))
  await until(() => results().netto === '97,16 €')
  expect([rate.type, rate.value]).toEqual(['number', '2.49'])
})

it('those that change nothing leave the line of a list where it is', async () => {
  const slug = 'stripe-fees-calculator'
  await open(slug, { published: slug })
  await openRates()
  await listsArrive()
  await type(field('paymentType'), 'international')
  await type(field('rate:us.ach/percent'), '9')
  await press()
  await until(() => button('Use these rates'))
  expect(button('Use this page’s rates again')).toBeUndefined()
})

it('a press that waits for its list is taken back by Reset', async () => {
  await open('ebay-fee-calculator', EBAY, '#rates=ebay-2026-09')
  await press()
  await reset()
  await press()
  await until(() => results().net === '$96.53')
  await openRates()
  await listsArrive()
  // With the lists comes the line about them, and with a press that still waited its result would have come before.
  await until(() => button('Use these rates'))
  expect(results().net).toBe('$96.53')
  expect(choice().value).toBe('')
})

it('a press that waits for its list is not made by the same list of another link', async () => {
  await open('ebay-fee-calculator', EBAY, '#rates=ebay-2026-09')
  await press()
  await reset()
  history.replaceState(null, '', '#rates=ebay-2026-09&itemPrice=50')
  dispatchEvent(new Event('hashchange'))
  await openRates()
  await listsArrive()
  expect([field('itemPrice').value, choice().value]).toEqual(['50', 'ebay-2026-09'])
  for (let times = 0; times < 5; times++) await settle()
  expect(results()).toEqual({})
})

it('a figure typed in another notation leaves no text field to the list that replaces it', async () => {
  const slug = 'paypal-gebuehrenrechner'
  await open(slug, { published: slug })
  await openRates()
  await listsArrive()
  const figure = () => field('rate:inland/percent')
  figure().type = 'text'
  await type(figure(), '2,9')
  await type(choice(), '')
  expect([figure().type, figure().value]).toEqual(['number', '2.49'])
})

it('a figure that was taken out is none of one’s own', async () => {
  await open('ebay-fee-calculator', EBAY)
  await openRates()
  await listsArrive()
  await type(rate(), '')
  expect(choice().value).toBe('')
  await press()
  expect(results().finalValueFee).toBe('$14.84')
})
