/** What else stands beside a result: other amounts, other calculators, what is printed. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calculators, type RegistryEntry, siblingsOf } from '../../src/calculators/registry'
import { settle, until } from '../waiting'
import { all, button, click, close, fill, one, open, press, reset, textOf } from './page'
import { result, unfold } from './with-result'

afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

describe('other amounts', () => {
  it('come with the visitor’s own among them, drawn when they are asked for', async () => {
    await result('ebay-fee-calculator')
    expect(one('.extras-others table')).toBeNull()
    await unfold('At other prices')
    const rows = all('.extras-others tbody tr').map(textOf)
    expect(rows).toHaveLength(10)
    expect(textOf(one('.extras-others tr[data-own]'))).toBe('$100.00 (yours)$18.47$96.53')
    expect(all('.extras-others circle')).toHaveLength(10)
    expect(textOf(one('.extras-others p'))).toBe('What you keep of every $100')
    expect(textOf(one('.extras-yours'))).toBe('$83.94')
    expect(one('.extras-cost')).toBeNull()
  })

  it('of a figure that grows with them stand as far apart as they are', async () => {
    await result('surface-area-pipe-calculator', {
      outerDiameter: '4.5',
      length: '120',
      insulationThickness: '1',
      includeEnds: true,
    })
    await unfold('At other values')
    const lengths = all('.extras-others tbody th').map(textOf).join(' ')
    expect(lengths).toBe('12 in 30 in 60 in 90 in 120 in (yours) 180 in 240 in 360 in 600 in 1,200 in')
    const places = all('.extras-others circle').map((point) =>
      Number.parseFloat(point.getAttribute('cx') ?? ''),
    )
    expect(places).toEqual([2.5, 3.9, 6.3, 8.7, 11.1, 15.9, 20.7, 30.3, 49.5, 97.5])
  })

  it('are gone when they are closed', async () => {
    await result('ebay-fee-calculator')
    const details = await unfold('At other prices')
    details.open = false
    details.dispatchEvent(new Event('toggle'))
    await settle()
    expect(one('.extras-others table')).toBeNull()
  })

  it('call what is taken off so where somebody else pays a fee on top', async () => {
    const columns = async (paymentMethod: string) => {
      await result('venmo-fee-calculator', { paymentMethod, transferSpeed: 'instant' })
      await unfold('At other amounts')
      const heads = all('.extras-others thead th').map(textOf)
      const own = all('.extras-others tr[data-own] td').map(textOf)
      await close()
      return [heads, own]
    }
    // The payer's 3% is no part of it.
    expect(await columns('credit')).toEqual([
      ['Payment amount', 'Taken off', 'You Receive'],
      ['$1.75', '$98.25'],
    ])
    expect(await columns('balance')).toEqual([
      ['Payment amount', 'Fees', 'You Receive'],
      ['$1.75', '$98.25'],
    ])
  })

  it('of a cost are not drawn in the colour of what is kept', async () => {
    await result('copart-fees-calculator')
    await unfold('At other amounts')
    expect(one('svg.extras-cost .extras-curve')).not.toBeNull()
  })
})

describe('elsewhere', () => {
  it('ranks the same money, and a link carries it over', async () => {
    const [compared] = calculators.filter((entry) => siblingsOf(entry).length > 0)
    const { slug } = compared as RegistryEntry
    const siblings = siblingsOf(compared as RegistryEntry)
    await result(slug, {}, { siblings })
    await unfold('The same money elsewhere')
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
    // Long enough for what would have been asked for.
    for (let times = 0; times < 30; times++) await settle()
    expect(one('main section details li')).toBeNull()
    const details = await unfold('The same money elsewhere')
    await until(() => one('main section details li'))
    expect(textOf(details.querySelector('p'))).toBe(
      'What the same tickets cost. The other page uses its own rates:',
    )
    await close()
    await result('square-fee-calculator', {}, { siblings: ['stripe-fees-calculator'] })
    expect(textOf((await unfold('The same money elsewhere')).querySelector('p'))).toBe(
      'What the same amount leaves. Other pages use their own rates, not published lists:',
    )
  })

  it('says so where these figures count as others elsewhere', async () => {
    const tickets = { ticketPrice: '100', ticketQuantity: '2.5' }
    await result('stubhub-fee-calculator', tickets, { siblings: ['ticketmaster-fee-calculator'] })
    const details = await unfold('The same money elsewhere')
    await until(() => /Nothing elsewhere compares/.test(textOf(details) ?? ''))
    expect(details.querySelector('li')).toBeNull()
  })

  it('is not there where nothing can be compared', async () => {
    await result('venmo-fee-calculator', {}, { siblings: ['square-fee-calculator'] })
    expect(all('summary').map(textOf)).not.toContain('The same money elsewhere')
  })
})

it('lines are marked by the parts of the bar where it has more than the answer’s own', async () => {
  const marks = async (transactionType: string) => {
    await result('venmo-fee-calculator', { transactionType })
    const found = all('main section dl dt').map((label) => label.children.length - 1)
    await close()
    return found
  }
  expect(await marks('business')).toEqual([1, 1, 1])
  expect(await marks('personal')).toEqual([0, 0])
})

it('a printed result says what it rests on, and only then', async () => {
  await result('ebay-fee-calculator')
  expect(one('.extras-printed')).toBeNull()
  dispatchEvent(new Event('beforeprint'))
  expect(textOf(one('.extras-printed'))).toContain('Final value fee, item price + shipping: 12.9%')
  // The day is written as those are on which lists were read.
  expect(textOf(one('.extras-printed'))).toMatch(
    /\b\d\d? [A-Z][a-z]+ 20\d\d, https?:.*\/ebay-fee-calculator\/$/,
  )
  dispatchEvent(new Event('afterprint'))
  await until(() => !one('.extras-printed'))
})

it('a printed result leaves out rates that decided nothing', async () => {
  await result('probate-fees-calculator', { estateValue: '400000', state: 'texas' })
  dispatchEvent(new Event('beforeprint'))
  const printed = textOf(one('.extras-printed'))
  expect(printed).toContain('Texas')
  expect(printed).not.toMatch(/New York|Florida|Publication|Bond/i)
})

it('a printed result names a limit only where it was reached', async () => {
  const printed = async (amount: string) => {
    await result('stripe-fees-calculator', { amount, paymentType: 'ach' })
    dispatchEvent(new Event('beforeprint'))
    const text = textOf(one('.extras-printed'))
    await close()
    return text
  }
  expect(await printed('100')).not.toContain('at most')
  expect(await printed('5000')).toContain('at most: $5.00')
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
