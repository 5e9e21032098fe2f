/** What a link carries, and what an error leaves. */
import { afterEach, expect, it, vi } from 'vitest'
import { settle, until } from '../waiting'
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

afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

const move = async (hash: string) => {
  history.replaceState(null, '', hash)
  dispatchEvent(new Event('hashchange'))
  await settle()
}

it('fills the form, passes over what it does not know, and still needs a press', async () => {
  await open('stripe-fees-calculator', {}, '#amount=480&paymentType=ach&country=mars&junk=1')
  expect([field('amount').value, field('paymentType').value, field('country').value]).toEqual([
    '480',
    'ach',
    'us',
  ])
  expect(results()).toEqual({})
  await press()
  expect(results().net).toBe('$476.16')
  await reset()
  expect(field('amount').value).toBe('500')
})

it('a link opened in the page says everything', async () => {
  await open('stripe-fees-calculator')
  await fill({ paymentType: 'ach', amount: '7' })
  await move('#amount=700')
  expect([field('amount').value, field('paymentType').value]).toEqual(['700', 'card'])
  await move('#nothing')
  expect(field('amount').value).toBe('700')
})

it('Back from a heading of the page to the link that was arrived with leaves form and result alone', async () => {
  await open('ebay-fee-calculator', {}, '#itemPrice=50')
  await type(field('itemPrice'), '80')
  await press()
  await move('#faq')
  await move('#itemPrice=50')
  expect([field('itemPrice').value, results().gross]).toEqual(['80', '$95.00'])
  await move('#itemPrice=60')
  expect([field('itemPrice').value, results().gross]).toEqual(['60', undefined])
  await move('#itemPrice=50')
  expect(field('itemPrice').value).toBe('50')
})

it('a list that a page without lists is asked for is passed over', async () => {
  await open('area-per-person-calculator', {}, '#rates=gone')
  const panel = one<HTMLDetailsElement>('main form details')
  panel.open = true
  panel.dispatchEvent(new Event('toggle'))
  await until(() => one('.rates-rate'))
})

it('makes room for repeated fields by and by, and a press waits for all of them', async () => {
  const pieces = new Array(12).fill('segmentValue=1').join('&')
  await open('area-irregular-shapes-calculator', {}, `#${pieces}&resultUnit=m2`)
  await press()
  await until(() => results().area)
  expect(results().area).toBe('12')
  expect(field('segmentValue', 11).value).toBe('1')
  expect(field('resultUnit').value).toBe('m2')
  await reset()
  expect(field('segmentValue', 1)).toBeUndefined()
})

it('does not wait for a piece that the visitor removes while others still come', async () => {
  const pieces = new Array(40).fill('segmentValue=1').join('&')
  await open('area-irregular-shapes-calculator', {}, `#${pieces}&resultUnit=m2`)
  await until(() => button('Remove piece 2'))
  expect(all('main form [name=segmentValue]').length).toBeLessThan(40)
  button('Remove piece 2')?.click()
  await press()
  await until(() => results().area)
  expect(results().area).toBe('39')
})

it('sets and clears toggles', async () => {
  await open('parking-area-calculator', {}, '#landArea=43560&includeAda=on')
  expect([field('includeAda').checked, field('includeEv').checked]).toEqual([true, false])
  await move('#landArea=1&includeAda=')
  expect(field('includeAda').checked).toBe(false)
})

it('rates of a link count before the panel is there, and are shown in it', async () => {
  await open('ebay-fee-calculator', {}, '#rate.finalValue.percent=10')
  expect(one<HTMLDetailsElement>('main form details').open).toBe(true)
  await press()
  expect(results().finalValueFee).toBe('$11.50')
  one('main form details').dispatchEvent(new Event('toggle'))
  await until(() => field('rate:finalValue/percent').type === 'number')
  expect(field('rate:finalValue/percent').value).toBe('10')
  await press()
  expect(results().finalValueFee).toBe('$11.50')
  expect(textOf(one('main section'))).toContain(
    'With your own rates: Final value fee, item price + shipping 10%.',
  )
})

it('a rate of a link stands in the form once, and gives way to what is typed over it', async () => {
  await open('ebay-fee-calculator', {}, '#rate.finalValue.percent=10')
  expect(all('[name="rate:finalValue/percent"]')).toHaveLength(1)
  one('main form details').dispatchEvent(new Event('toggle'))
  await until(() => field('rate:finalValue/percent').type === 'number')
  expect(all('[name="rate:finalValue/percent"]')).toHaveLength(1)
  await type(field('rate:finalValue/percent'), '20')
  await press()
  expect(results().finalValueFee).toBe('$23.00')
})

it('a link without rates leaves their panel closed', async () => {
  await open('ebay-fee-calculator', {}, '#itemPrice=7')
  expect(field('itemPrice').value).toBe('7')
  expect(one<HTMLDetailsElement>('main form details').open).toBe(false)
  expect(all('[name^="rate:"]')).toEqual([])
})

it('a link that names a published list shows it, and Reset brings the page’s own rates back', async () => {
  await open('ebay-fee-calculator', { published: 'ebay-fee-calculator' }, '#rates=ebay-2026-09')
  const panel = one<HTMLDetailsElement>('main form details')
  expect(panel.open).toBe(true)
  panel.dispatchEvent(new Event('toggle'))
  await until(() => one('#rate-set'))
  expect(one<HTMLSelectElement>('#rate-set').value).toBe('ebay-2026-09')
  await until(() => one('[name^="rate:"]'))
  expect(field('rate:finalValue/percent')).toBeUndefined()
  await reset()
  await until(() => field('rate:finalValue/percent'))
  expect(one<HTMLSelectElement>('#rate-set').value).toBe('')
})

/** A press that meets an error: what it needs to calculate at all throws this. */
async function pressAndBreak(thrown: unknown): Promise<void> {
  vi.stubGlobal('BigInt', () => {
    throw thrown
  })
  try {
    await press()
  } finally {
    vi.unstubAllGlobals()
  }
  await until(() => one('[role=alert]'))
}

it('an error takes the form away, names itself, and gives everything back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('ebay-fee-calculator')
  await fill({ itemPrice: '77' })
  for (const [thrown, said] of [
    [Object.assign(new Error('broken on purpose'), { status: 503 }), '503 broken on purpose'],
    [{ statusText: 'Teapot', message: 'unheard' }, '500 Teapot'],
    ['a text', '500 a text'],
  ] as const) {
    await pressAndBreak(thrown)
    expect(textOf(one('[role=alert] h2'))).toBe('Unexpected Application Error!')
    expect(textOf(one('[role=alert] p'))).toBe(said)
    await click(button('Restore the form'))
    await until(() => field('itemPrice')?.value === '77')
  }
  await press()
  expect(results().gross).toBe('$92.00')
  expect(all('[role=alert]')).toEqual([])
})

it('an error gives the chosen list and the cost back too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('ebay-fee-calculator', { published: 'ebay-fee-calculator' }, '#rates=ebay-2026-09&cost=60')
  await until(() => one('#rate-set'))
  // Else both would come back from the address.
  history.replaceState(null, '', location.pathname)
  await pressAndBreak(new Error('broken on purpose'))
  await click(button('Restore the form'))
  await until(() => field('itemPrice'))
  await press()
  await until(() => results().net === '$98.96')
  await until(() => one<HTMLInputElement>('#cost')?.value === '60')
})

it('a number that stands in the address as it was typed is read as the page reads numbers', async () => {
  await open('paypal-gebuehrenrechner', {}, '#betrag=~1.234,50')
  expect(field('betrag').value).toBe('1234.5')
  await close()
  await open('ebay-fee-calculator', {}, '#itemPrice=~12,5&shippingCharged=~free')
  expect([field('itemPrice').value, field('shippingCharged').value]).toEqual(['12.5', ''])
})
