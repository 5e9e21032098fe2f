/** Rates of the visitor’s own; lists that others have published are in `published-lists.test.ts`. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../waiting'
import {
  all,
  button,
  click,
  close,
  field,
  fill,
  one,
  open,
  press,
  reset,
  results,
  textOf,
  type,
} from './page'
import { notes, result, submit, unfold, watchClipboard } from './with-result'

const EBAY = { published: 'ebay-fee-calculator' }

beforeEach(watchClipboard)
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

describe('own rates', () => {
  const rate = () => field('rate:finalValue/percent')
  const openRatesOf = async (isThere: () => unknown) => {
    await unfold('Rates used')
    await until(isThere)
  }
  const openRates = () => openRatesOf(rate)

  it('that cannot be read are named, with what counts in their place', async () => {
    await open('ebay-fee-calculator')
    await openRates()
    rate().type = 'text'
    await type(rate(), '13.6+0.35')
    await press()
    await until(() => notes().includes('readable'))
    expect(notes()).toContain(
      'Final value fee, item price + shipping: 13.6+0.35 not readable, counted as 12.9%',
    )
    expect(results().net).toBe('$96.53')
    await type(rate(), `${'x'.repeat(30)}yz`)
    await press()
    expect(notes()).toContain(`${'x'.repeat(30)}… not readable`)
    await type(rate(), '13.6')
    await press()
    expect(notes()).not.toContain('readable')
  })

  it('are no thousands of percent, on whichever page', async () => {
    await open('paypal-gebuehrenrechner')
    await unfold('Verwendete Sätze')
    const percent = () => field('rate:inland/percent')
    await until(percent)
    percent().type = 'text'
    for (const typed of ['2.495', '2,495']) {
      await type(percent(), typed)
      await press()
      expect(results().transaktionsgebuehr).toBe('2,85 €')
    }
    field('rate:inland/fixed').type = 'text'
    await type(field('rate:inland/fixed'), '1.500')
    await press()
    expect(results().transaktionsgebuehr).toBe('1.502,50 €')
  })

  it('have signs that no translator replaces, as all fields do', async () => {
    await result('ebay-fee-calculator')
    await openRates()
    const signs = all('input + [aria-hidden], [aria-hidden]:has(+ input)')
    expect(signs.map(textOf)).toEqual(expect.arrayContaining(['$', '%']))
    expect(signs.length).toBe(all('main input').length)
    for (const sign of signs) expect(sign.getAttribute('translate')).toBe('no')
  })

  it('count from the next press on, are named, and go with Reset', async () => {
    await open('ebay-fee-calculator')
    expect(rate()).toBeUndefined()
    await openRates()
    expect(rate().value).toBe('12.9')
    await press()
    const before = results()
    await type(rate(), '10')
    expect(results()).toEqual(before)
    expect(one('section[data-stale]')).not.toBeNull()
    expect(notes()).toContain('Press Calculate to update')
    await press()
    expect(one('section[data-stale]')).toBeNull()
    expect(notes()).not.toContain('Press Calculate')
    expect(results().finalValueFee).toBe('$11.50')
    expect(notes()).toContain('With your own rates: Final value fee, item price + shipping 10%.')
    await type(field('rate:processing/fixed'), '0.49')
    await click(button('Apply these rates'))
    expect(notes()).toContain('item price + shipping 10%; Payment processing')
    expect(notes()).toContain(' $0.49.')
    await type(field('rate:processing/fixed'), '')
    await type(rate(), '')
    await press()
    expect(results()).toEqual(before)
    await type(rate(), '10')
    await reset()
    expect(rate().value).toBe('12.9')
    await press()
    expect(results()).toEqual(before)
    expect(notes()).not.toContain('own rates')
  })

  it('that are plain numbers are named as such, and only those that the result rests on', async () => {
    await open('area-per-person-calculator')
    await fill({ area: '1000' })
    await unfold('Rates used')
    await until(() => field('rate:office/value'))
    await type(field('rate:office/value'), '80')
    await type(field('rate:gym/value'), '10')
    await press()
    await until(() => notes().includes('own rates'))
    await until(() => notes().includes('With your own rates: Office 80 sq ft per person.'))
    expect(notes()).not.toContain('Gym')
  })

  it('count in everything that stands beside the result', async () => {
    await result(
      'ebay-fee-calculator',
      {},
      { siblings: ['depop-fee-calculator'] },
      '#rate.finalValue.percent=50',
    )
    expect(results().net).toBe('$53.86')
    const cost = one<HTMLInputElement>('#cost')
    await type(cost, '20')
    await submit(cost.form)
    expect(textOf(cost.form)).toContain('Break-even: Item price $28.09')
    const wanted = one<HTMLInputElement>('#wanted')
    await type(wanted, '20')
    await submit(wanted.form)
    expect(textOf(wanted.form)).toContain('Item price$28.09')
    await unfold('At other prices')
    expect(all('.extras-others tbody tr').map(textOf)).toContain('$200.00$114.04$100.96')
    const elsewhere = await unfold('The same money elsewhere')
    await until(() => elsewhere.querySelector('li'))
    expect(textOf(elsewhere)).toContain('eBay, this page, as entered$53.86')
    dispatchEvent(new Event('beforeprint'))
    expect(textOf(one('.extras-printed'))).toContain('Final value fee, item price + shipping: 50%')
    dispatchEvent(new Event('afterprint'))
  })

  it('move the amount from which a fee is capped', async () => {
    await result(
      'stripe-fees-calculator',
      { amount: '12', paymentType: 'ach' },
      {},
      '#rate.us.ach.percent=50',
    )
    expect(notes()).toContain('From $10.00 on: Processing fee is capped at $5.00.')
  })

  it('on top of a published list are named beside it', async () => {
    await open('ebay-fee-calculator', EBAY, '#rates=ebay-2026-09')
    await openRatesOf(() => all('[name^="rate:"]').length > 0)
    const [first] = all<HTMLInputElement>('[name^="rate:"]')
    await type(first as HTMLInputElement, '20')
    await press()
    await until(() => notes().includes('By eBay'))
    await until(() => notes().includes('With your own rates: '))
    expect(results().finalValueFee).toBe('$23.00')
    expect(notes()).toMatch(
      /By eBay’s list as read on \d+ \w+ 2026\..*With your own rates: Final value fee, .*20%\./,
    )
  })
})
