// @vitest-environment happy-dom
/** What stands beside a result, used without a browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calculators, type RegistryEntry, siblingsOf } from '../../src/calculators/registry'
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

const EBAY = { published: 'ebay-fee-calculator' }

let copied = ''
let mayCopy = true

beforeEach(() => {
  copied = ''
  mayCopy = true
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!mayCopy) throw new Error('not allowed')
    copied = text
  })
})
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

async function result(slug: string, inputs = {}, page = {}, hash = '') {
  await open(slug, page, hash)
  await fill(inputs)
  await press()
  await until(() => button('Copy link'))
}

const toggle = async (summary: string) => {
  const details = all('details').find(
    (found) => textOf(found.firstElementChild) === summary,
  ) as HTMLDetailsElement
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await settle()
  return details
}
/** A press of a form's own button; the page is never sent for anew. */
async function submit(asked: HTMLFormElement | null) {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  asked?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await settle()
}
const notes = () => textOf(one('main section'))
const toasts = () => all('.extras-toast').map((toast) => textOf(toast))

describe('copying', () => {
  it('takes the figure, the breakdown or the link, and says so', async () => {
    await result('ebay-fee-calculator', { itemPrice: '49.99', shippingCharged: '' })
    await click(button('Copy figure'))
    await until(() => toasts().length)
    expect(copied).toBe(results().net)
    expect(toasts()).toEqual([`Copied: ${copied}×`])
    await click(button('Copy breakdown'))
    await until(() => toasts().length === 2)
    expect(copied).toContain(`You Receive: ${results().net}`)
    expect(copied).toContain('Shipping charged to the buyer: blank, counted as $0.00')
    expect(toasts()[1]).toBe('Copied: the breakdown×')
    await click(button('Copy link'))
    await until(() => toasts().length === 3)
    expect(copied).toBe(`${location.origin}/ebay-fee-calculator/#itemPrice=49.99&shippingCharged=`)
    await click(button('Copy figure'))
    await settle()
    expect(toasts()).toHaveLength(3)
    await click(all<HTMLElement>('[aria-label=Close]')[0])
    await until(() => toasts().length === 2)
  })

  it('says it anew where the same thing is copied again, in place of the old message', async () => {
    await result('ebay-fee-calculator')
    await click(button('Copy figure'))
    await until(() => toasts().length)
    const [first] = all('.extras-toast')
    await click(button('Copy figure'))
    await until(() => all('.extras-toast')[0] !== first)
    expect(toasts()).toEqual(['Copied: $96.53×'])
    for (const close of all('[aria-label=Close]')) await click(close)
    await until(() => !one('.extras-viewport'))
  })

  it('puts every line of the breakdown on a line of its own, and what is noted below it', async () => {
    await result('ebay-fee-calculator', { shippingCharged: '' })
    await click(button('Copy breakdown'))
    await until(() => copied)
    const lines = copied.split('\n')
    expect(lines).toContain('Shipping charged to the buyer: blank, counted as $0.00')
    expect(lines.filter((line) => line.startsWith('You Receive: '))).toHaveLength(1)
  })

  it('is an address without a fragment where nothing was changed', async () => {
    await result('ebay-fee-calculator')
    await click(button('Copy link'))
    await until(() => copied)
    expect(copied).toBe(`${location.origin}/ebay-fee-calculator/`)
  })

  it('says when the browser does not allow it', async () => {
    await result('ebay-fee-calculator')
    mayCopy = false
    await click(button('Copy figure'))
    await until(() => toasts().length)
    expect(toasts()).toEqual(['This browser does not allow copying.×'])
  })

  it('Alt+T belongs to the messages, other keys to the browser', async () => {
    await result('ebay-fee-calculator')
    const key = (code: string, altKey: boolean) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { code, altKey, cancelable: true, bubbles: true }))
    expect(key('KeyT', true)).toBe(false)
    expect(key('KeyT', false)).toBe(true)
    expect(key('KeyX', true)).toBe(true)
    await close()
    expect(key('KeyT', true)).toBe(true)
  })
})

describe('working backwards', () => {
  const ask = async (text: string) => {
    const wanted = one<HTMLInputElement>('#wanted')
    await type(wanted, text)
    await submit(wanted.form)
    return textOf(wanted.form)
  }

  it('finds the price, proves it, and puts it into the form', async () => {
    await result('square-fee-calculator')
    expect(await ask('100')).toContain('Charge$103.30')
    expect(all('#wanted ~ *, form dl > div').map(textOf).join()).toContain('You Receive$100.00')
    await click(button('Put it into the form'))
    expect(field('amount').value).toBe('103.30')
    expect(results().net).toBe('$96.80')
    expect(await ask('')).not.toContain('Charge')
  })

  it('proves it in lines that add up, each with its sign', async () => {
    await result('square-fee-calculator')
    await ask('100')
    expect(all('.extras-reverse dl > div').map(textOf)).toEqual([
      'Amount charged$103.30',
      'Processing fee−$3.30',
      'You Receive$100.00',
    ])
    await close()
    await result('copart-fees-calculator')
    await ask('1210')
    expect(all('.extras-reverse dl > div').map(textOf)).toEqual([
      'Winning bid$1,009.52',
      'Buyer fee+$50.48',
      'Documentation fee+$50.00',
      'Gate fee+$75.00',
      'Internet bid fee+$25.00',
      'Total cost$1,210.00',
    ])
  })

  it('says so where no amount leaves enough', async () => {
    await result('ebay-fee-calculator', {}, {}, '#rate.finalValue.percent=100')
    expect(await ask('50')).toContain('No amount leaves $50.00.')
  })

  it('begins anew with every press', async () => {
    await result('square-fee-calculator')
    expect(await ask('100')).toContain('Charge$103.30')
    await press()
    await until(() => !textOf(one('#wanted').closest('form')).includes('Charge'))
    expect(one<HTMLInputElement>('#wanted').value).toBe('')
  })

  it('finds the highest bid, or says that there is none', async () => {
    await result('copart-fees-calculator')
    expect(await ask('1210')).toContain('Winning bid, at most$1,009.52')
    expect(await ask('100')).toContain('The fees alone cost more than $100.00.')
    expect(button('Put it into the form')).toBeUndefined()
  })

  it('is not offered where nothing is received or paid for', async () => {
    await result('probate-fees-calculator')
    expect(one('#wanted')).toBeNull()
  })
})

describe('profit', () => {
  const ask = async (text: string) => {
    const cost = one<HTMLInputElement>('#cost')
    await type(cost, text)
    await submit(cost.form)
    return textOf(cost.form?.querySelector('[role=status]'))
  }

  it('is what is left when the thing is paid, and goes into the link', async () => {
    await result('ebay-fee-calculator')
    const details = one('#cost').closest('details')
    expect(details?.open).toBe(false)
    expect(await ask('60')).toBe('Profit$36.5331.8% of the $115.00 that came inBreak-even: Item price $56.61')
    expect(await ask('200')).toMatch(/^Loss-\$103\.47/)
    await click(button('Copy link'))
    await until(() => copied)
    expect(copied).toContain('#cost=200')
    expect(await ask('')).toBe('')
  })

  it('is forgotten by Reset', async () => {
    await result('ebay-fee-calculator')
    await ask('60')
    await reset()
    await press()
    await until(() => one('#cost'))
    expect(one<HTMLInputElement>('#cost').value).toBe('')
    expect(one<HTMLDetailsElement>('details:has(#cost)').open).toBe(false)
  })

  it('has no margin where nothing came in', async () => {
    await result('ebay-fee-calculator', { itemPrice: '0', shippingCharged: '0' })
    const said = await ask('60')
    expect(said).toMatch(/^Loss-\$60/)
    expect(said).not.toContain('that came in')
  })

  it('comes with a link', async () => {
    await result('ebay-fee-calculator', {}, {}, '#cost=60')
    expect(one<HTMLInputElement>('#cost').value).toBe('60')
    expect(one('#cost').closest('details')?.open).toBe(true)
  })
})

describe('own rates', () => {
  const rate = () => field('rate:finalValue/percent')
  const openRatesOf = async (isThere: () => unknown) => {
    await toggle('Rates used')
    await until(isThere)
  }
  const openRates = () => openRatesOf(rate)

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
    expect(notes()).toContain('The fields have changed. Press Calculate Fees to update.')
    await press()
    expect(one('section[data-stale]')).toBeNull()
    expect(notes()).not.toContain('The fields have changed.')
    expect(results().finalValueFee).toBe('$11.50')
    expect(notes()).toContain('With your own rates: Final value fee, item price + shipping 10%.')
    await type(field('rate:processing/fixed'), '0.49')
    await press()
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
    await toggle('Rates used')
    await until(() => field('rate:office/value'))
    await type(field('rate:office/value'), '80')
    await type(field('rate:gym/value'), '10')
    await press()
    await until(() => notes().includes('own rates'))
    await until(() => notes().includes('With your own rates: Office 80.'))
    expect(notes()).not.toContain('Gym')
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
      /By eBay's list as read on \d+ \w+ 2026\..*With your own rates: Final value fee, .*20%\./,
    )
  })
})

describe('published lists', () => {
  const choice = () => one<HTMLSelectElement>('#rate-set')

  it('have their line under the result, and one press uses them', async () => {
    await result('ebay-fee-calculator', {}, EBAY)
    await until(() => button('Use these rates'))
    expect(notes()).toContain('fees $16.04, you receive $98.96.')
    await click(button('Use these rates'))
    await until(() => results().net === '$98.96')
    expect(notes()).toMatch(/By eBay's list as read on \d+ \w+ 2026\./)
    await until(() => !button('Use these rates'))
    await click(button('Copy link'))
    await until(() => copied)
    expect(copied).toMatch(/#rates=ebay-2026-09$/)
    await reset()
    await press()
    expect(results().net).toBe('$96.53')
  })

  it('have no line under a result that is theirs already, or the visitor’s own', async () => {
    await result('ebay-fee-calculator', {}, EBAY, '#rates=ebay-2026-09')
    expect(results().net).toBe('$98.96')
    await vi.dynamicImportSettled()
    await settle()
    expect(notes()).not.toContain('you receive')
    await close()
    await result('ebay-fee-calculator', {}, EBAY, '#rate.finalValue.percent=10')
    await vi.dynamicImportSettled()
    await settle()
    expect(notes()).not.toContain('you receive')
  })

  it('come with a link, and a press waits for them', async () => {
    await open('ebay-fee-calculator', EBAY, '#rates=ebay-2026-09')
    await press()
    await until(() => results().net)
    expect(results().net).toBe('$98.96')
  })

  it('can be chosen in the panel, beside this page’s rates and own figures', async () => {
    await open('stripe-fees-calculator', { published: 'stripe-fees-calculator' })
    await press()
    await toggle('Rates used')
    await until(choice)
    const options = () => [...choice().options].map(({ value, disabled }) => [value, disabled])
    expect(options()).toEqual([
      ['', false],
      [expect.stringMatching(/^stripe/), false],
      ['own', true],
    ])
    const sources = () => all('main form details a').map(textOf)
    expect(sources()).toEqual([])
    await type(choice(), options()[1]?.[0] as string)
    expect(sources()).toEqual(['The list'])
    expect(one('section[data-stale]')).not.toBeNull()
    await press()
    await until(() => /By Stripe.* as read on/.test(notes()))
    const rate = () => all<HTMLInputElement>('[name^="rate:"]')[0] as HTMLInputElement
    await type(rate(), '1')
    expect(choice().value).toBe('own')
    expect(options()[2]).toEqual(['own', false])
    await type(rate(), rate().defaultValue)
    expect(choice().value).toBe(options()[1]?.[0])
    await type(rate(), '1')
    await type(choice(), '')
    expect(choice().value).toBe('')
    await press()
    expect(results().net).toBe('$485.20')
  })
})

describe('other amounts', () => {
  it('come with the visitor’s own among them, drawn when they are asked for', async () => {
    await result('ebay-fee-calculator')
    expect(one('.extras-others table')).toBeNull()
    await toggle('At other prices')
    const rows = all('.extras-others tbody tr').map(textOf)
    expect(rows).toHaveLength(10)
    expect(textOf(one('.extras-others tr[data-own]'))).toBe('$100.00 (yours)$18.47$96.53')
    expect(all('.extras-others circle')).toHaveLength(10)
    expect(textOf(one('.extras-others p'))).toBe('What you keep of every $100')
    expect(textOf(one('.extras-yours'))).toBe('$83.94')
    expect(one('.extras-cost')).toBeNull()
  })

  it('are gone when they are closed', async () => {
    await result('ebay-fee-calculator')
    const details = await toggle('At other prices')
    details.open = false
    details.dispatchEvent(new Event('toggle'))
    await settle()
    expect(one('.extras-others table')).toBeNull()
  })

  it('of a cost are not drawn in the colour of what is kept', async () => {
    await result('copart-fees-calculator')
    await toggle('At other amounts')
    expect(one('svg.extras-cost .extras-curve')).not.toBeNull()
  })
})

describe('elsewhere', () => {
  it('ranks the same money, and a link carries it over', async () => {
    const [compared] = calculators.filter((entry) => siblingsOf(entry).length > 0)
    const { slug } = compared as RegistryEntry
    const siblings = siblingsOf(compared as RegistryEntry)
    await result(slug, {}, { siblings })
    await toggle('The same money elsewhere')
    await until(() => all('main section details li').length)
    const rows = all('main section details li').map(textOf)
    const amounts = rows.map((row) => Number(/\$([\d.]+)/.exec(row)?.[1]))
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    expect(rows).toContainEqual(expect.stringContaining(', this page, as entered$'))
    const links = all('main section details li a').map((link) => link.getAttribute('href'))
    expect(links.toSorted()).toEqual(
      siblings.toSorted().map((sibling) => expect.stringMatching(new RegExp(`^/${sibling}/#`))),
    )
  })

  it('says that tickets are paid for, and asks for nothing before it is opened', async () => {
    const load = { siblings: ['stubhub-fee-calculator'] }
    await result('ticketmaster-fee-calculator', {}, load)
    await vi.dynamicImportSettled()
    await settle()
    expect(one('main section details li')).toBeNull()
    const details = await toggle('The same money elsewhere')
    await until(() => one('main section details li'))
    expect(textOf(details.querySelector('p'))).toBe('What the same tickets cost, by the rates of each page:')
    await close()
    await result('square-fee-calculator', {}, { siblings: ['stripe-fees-calculator'] })
    expect(textOf((await toggle('The same money elsewhere')).querySelector('p'))).toBe(
      'What the same amount leaves, by the rates of each page:',
    )
  })

  it('is not there where nothing can be compared', async () => {
    await result('venmo-fee-calculator', {}, { siblings: ['square-fee-calculator'] })
    expect(all('summary').map(textOf)).not.toContain('The same money elsewhere')
  })
})

it('a printed result says what it rests on, and only then', async () => {
  await result('ebay-fee-calculator')
  expect(one('.extras-printed')).toBeNull()
  dispatchEvent(new Event('beforeprint'))
  expect(textOf(one('.extras-printed'))).toContain('Final value fee, item price + shipping: 12.9%')
  expect(textOf(one('.extras-printed'))).toContain(`${location.origin}/ebay-fee-calculator/`)
  dispatchEvent(new Event('afterprint'))
  await until(() => !one('.extras-printed'))
})

it('a press without a result says what is needed, each time anew', async () => {
  await open('mg-per-ml-calculator')
  await press()
  const status = one('main section [role=status]')
  const first = status.textContent
  expect(first).not.toBe('')
  await press()
  expect(status.textContent).not.toBe(first)
  expect(textOf(status)).toBe(first?.trim())
  expect(results()).toEqual({})
})

it('what a calculator itself has below its result is kept by a press and forgotten by Reset', async () => {
  const rows = () => all('main section tbody tr').map(textOf)
  await open('units-ml-calculator')
  await fill({ quantity: '100', toUnit: 'cup' })
  await press()
  await click(button('Add Row'))
  await press()
  expect(rows()).toHaveLength(1)
  await reset()
  expect(rows()).toEqual([])
})
