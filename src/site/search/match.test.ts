import { describe, expect, it } from 'vitest'
import { entry, found, items } from '../../../test/search/toy'
import { searchIn } from './match'
import { MAX_LENGTH } from './typed-words'

describe('search', () => {
  const [square, ticketmaster, cashApp, area, paypal] = items.map(({ names }) => names[0])

  it('without a word leaves everything where it is', () => {
    for (const query of ['', '  ', '?!'])
      expect(found(items, query)).toEqual(items.map(({ names }) => names[0]))
  })

  it('ignores case, accents and hyphens', () => {
    expect(found(items, 'CASH-APP')).toEqual([cashApp])
    for (const query of ['gebühren', 'GEBUEHREN', 'Gebuhr', 'haendler', 'Händler'])
      expect(found(items, query)).toEqual([paypal])
  })

  it('finds a word by its beginning, and one of several by all of them', () => {
    expect(found(items, 'conc')).toEqual([ticketmaster])
    expect(found(items, 'sq')).toEqual([square, area])
    expect(found(items, 'merchant sq')).toEqual([square])
  })

  it('a word that only others hold costs more than any place, but hides nothing', () => {
    expect(found(items, 'lawn concert')).toEqual([area])
    expect(found(items, 'concert lawn')).toEqual([ticketmaster])
    // The one that holds both is found too, after the one that is named.
    const named = [entry('Cash App', ['square cash'], 'The cost of it.'), entry('Square'), entry('Lawn')]
    expect(found(named, 'square cost')).toEqual(['Square', 'Cash App'])
    // Two keywords go before a name without the other word, however late they stand.
    const late = [entry('Square'), entry('Board', [...Array(25).fill('wood'), 'siding', 'square feet'])]
    expect(found(late, 'squares of siding')).toEqual(['Board'])
  })

  it('what a name begins with counts most, wherever it is typed', () => {
    const brands = [
      entry('eBay UK Fees', ['instant transfer']),
      entry('PayPal', ['fees']),
      entry('Waist Size'),
      entry('Garden', ['lawn']),
    ]
    for (const query of ['paypal fees uk', 'uk paypal', 'paypal instant transfer', 'instant transfer paypal'])
      expect(found(brands, query)[0], query).toBe('PayPal')
    expect(found(brands, 'ebay uk')).toEqual(['eBay UK Fees'])
    expect(found(brands, 'lawn size')).toEqual(['Garden'])
  })

  it('of two names that are typed, finds both', () => {
    const apps = [
      entry('Cash App', ['cashapp', 'square cash']),
      entry('Venmo', ['cash out', 'payment app']),
      entry('Square', ['card']),
      entry('PayPal Fees'),
    ]
    expect(found(apps, 'square paypal')).toEqual(['Square', 'PayPal Fees'])
    expect(found(apps, 'paypal or square')).toEqual(['PayPal Fees', 'Square'])
    // Of two words too, where each of them could be said of the other.
    for (const query of ['cash app vs venmo', 'venmo cashapp', 'venmo or cash app'])
      expect(found(apps, query), query).toEqual(['Venmo', 'Cash App'])
    // What the best holds itself is no second name, nor is the half of one.
    expect(found(apps, 'square cash')).toEqual(['Cash App'])
    expect(found(apps, 'venmo app')).toEqual(['Venmo'])
    expect(
      found([entry('Venmo', ['cash', 'wallet']), entry('Cash', ['wallet'])], 'venmo cash wallet'),
    ).toEqual(['Venmo'])
    expect(found([entry('Venmo App', ['cash']), entry('Cash App')], 'venmo cash app')).toEqual(['Venmo App'])
    // Nor the same word twice.
    expect(
      found([...apps, entry('Area', ['square feet', 'square yards'])], 'square feet to square yards'),
    ).toEqual(['Area'])
    expect(found(apps, 'square fees')).toEqual(['Square'])
  })

  it('does not mind the plural, nor the doing of it', () => {
    expect(found(items, 'lawns')).toEqual([area])
    expect(found(items, 'merchant fee')).toEqual([square])
    expect(found(items, 'concerts')).toEqual([ticketmaster])
    expect(found([entry('Park')], 'parking')).toEqual(['Park'])
    expect(found([entry('Purchasestats'), entry('Purchase')], 'purchases')).toEqual([
      'Purchase',
      'Purchasestats',
    ])
  })

  it('looks at no more than a field would take', () => {
    expect(found(items, `${' '.repeat(MAX_LENGTH.query)}lawn`)).toHaveLength(items.length)
    const many = 'lawn '.repeat(MAX_LENGTH.words)
    expect(searchIn(items)(`${many}xyzzy`).missed).toBeUndefined()
    expect(searchIn(items)(`${many.slice('lawn '.length)}xyzzy`).missed).toBe('xyzzy')
    // A whole question fits: what narrows nothing does not count.
    expect(found(items, `${'what is '.repeat(MAX_LENGTH.words)}my concert`)).toEqual([ticketmaster])
  })

  it('passes over words that narrow nothing, unless there are no others', () => {
    expect(found(items, 'calculator for the lawn')).toEqual([area])
    expect(found(items, 'paypal calculator')).toEqual([paypal])
    for (const query of ['I sold a lawn', 'lawn vs lawn', 'wenn ich lawn bekomme'])
      expect(searchIn(items)(query), query).toEqual({ found: [items[3]], missed: undefined })
    for (const query of ['calculator', 'Rechner']) expect(found(items, query), query).toHaveLength(4)
  })

  it('passes over a word that none of them holds, unless none holds any', () => {
    const items = [entry('Stripe Fees'), entry('Square Fees')]
    expect(found(items, 'stripe fees 2026')).toEqual(['Stripe Fees'])
    expect(found(items, 'fees deutschland')).toEqual(['Stripe Fees', 'Square Fees'])
    expect(found(items, 'gibberish 2026')).toEqual([])
    const missed = (query: string) => searchIn(items)(query).missed
    expect(
      ['stripe fees 2026', 'etsy fees', 'Fees (Österreich)', 'stripe', 'the stripe'].map(missed),
    ).toEqual([undefined, 'etsy', 'Österreich', undefined, undefined])
  })

  it('reads units as they are written out, and an area in German', () => {
    const items = [entry('Square Fees'), entry('Carpet', ['square feet'])]
    for (const unit of ['sqft', 'ft²', 'ft2', 'm2', 'm²', 'sqm', 'qm'])
      expect(found(items, unit), unit).toEqual(['Carpet'])
    for (const query of ['Fläche', 'Flächenrechner'])
      expect(found([...items, entry('Area')], query), query).toEqual(['Area'])
  })

  it('takes German words apart that say what everything here does', () => {
    const items = [
      entry('PayPal', ['gebühren', 'transaktionsgebühr']),
      entry('Haltbarkeit'),
      entry('eBay', ['gebühren']),
    ]
    const cases = {
      Haltbarkeitsrechner: ['Haltbarkeit'],
      PayPalgebühren: ['PayPal'],
      paypalgebührenrechner: ['PayPal'],
      eBayGebührenberechnung: ['eBay'],
      Gebührenrechner: ['PayPal', 'eBay'],
      Haltbarkeitsberechnung: ['Haltbarkeit'],
      'Gebühren berechnen': ['PayPal', 'eBay'],
      Transaktionsgebühren: ['PayPal'],
    }
    for (const [query, names] of Object.entries(cases)) expect(found(items, query), query).toEqual(names)
    expect(found([entry('Xrechner')], 'xrechner')).toEqual(['Xrechner'])
    // Both parts count, in one number or the other.
    const shops = [entry('PayPal'), entry('PayPal Germany', ['gebühr'])]
    for (const query of ['PayPalgebühren', 'PayPalgebühr'])
      expect(found(shops, query)[0]).toBe('PayPal Germany')
    expect(found([entry('Rechnerisch'), entry('Haltbarkeit')], 'Haltbarkeitsrechnerisch')).toEqual([])
  })

  it('finds a long word inside another, where none begins with it', () => {
    const items = [entry('Teelöffel'), entry('Warehouse'), entry('Löffelstiel'), entry('Rohroberfläche')]
    expect(found(items, 'Oberfläche')).toEqual(['Rohroberfläche'])
    expect(found(items, 'Löffel')).toEqual(['Löffelstiel'])
    expect(found(items.slice(0, 2), 'Löffel')).toEqual(['Teelöffel'])
    expect(found(items, 'house')).toEqual([])
    // Before a misspelling.
    expect(found([entry('Stonnen'), entry('Tonner'), entry('Kältetonnen')], 'tonnen')).toEqual([
      'Stonnen',
      'Kältetonnen',
    ])
  })

  it('ranks names before keywords before the card, whole words before beginnings, else keeps the order', () => {
    const ranked = [
      entry('A', [], 'board'),
      entry('B', ['boarder house', 'other']),
      entry('C', ['other', 'board']),
      entry('D', ['board', 'other']),
      entry('Boardwalk'),
      entry('Board'),
      entry('Board too', ['board'], 'A board.'),
    ]
    expect(found(ranked, 'board')).toEqual(['Board', 'Board too', 'D', 'C', 'Boardwalk', 'A', 'B'])
  })

  it('a category counts the same however many keywords stand before it, after all of them', () => {
    const shops = [
      entry('Far', ['one', 'two', 'three'], '', ['Shops']),
      entry('Near', ['one'], '', ['Shops']),
      entry('Card', [], 'Shops'),
      entry('Own', [...'abcdefghij', 'shops']),
    ]
    expect(found(shops, 'shops')).toEqual(['Own', 'Far', 'Near', 'Card'])
  })
})
