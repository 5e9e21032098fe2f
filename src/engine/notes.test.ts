import { describe, expect, it } from 'vitest'
import { type Calculator, defineCalculator } from './calculator'
import { ENGLISH, type Words } from './english'
import { choice, type Fields, integer, many, money, number, percent, toggle } from './fields'
import { GERMAN } from './german'
import { readingNotes } from './notes'
import { noResult } from './result'

const asking = (fields: Fields, language: Words = ENGLISH): Calculator =>
  defineCalculator({
    name: 'Any',
    shortName: 'Any',
    category: 'measures',
    icon: 'ruler',
    language,
    currency: language === GERMAN ? 'EUR' : 'USD',
    fields,
    rates: {},
    calculate: () => noResult,
    examples: [],
  })

/** What is said of one field. */
const notesOf = (field: Fields[string], raw?: string | string[], typed?: string | string[]) =>
  readingNotes(
    asking({ any: field }),
    { any: raw },
    typed === undefined ? undefined : { any: [typed].flat() },
  )

const price = money({ label: 'Price' })
const height = number({ label: 'Height', unit: 'in' })

describe('a blank field', () => {
  it('is noted with what it counts as', () => {
    expect(notesOf(price, '')).toEqual(['Price: blank, counted as $0.00'])
    expect(notesOf(price)).toEqual(['Price: blank, counted as $0.00'])
    expect(notesOf(height, '')).toEqual(['Height: blank, counted as 0 in'])
    expect(notesOf(percent({ label: 'Share', whenBlank: 5 }), '')).toEqual(['Share: blank, counted as 5%'])
    expect(notesOf(integer({ label: 'Count', whenBlank: 1 }), '')).toEqual(['Count: blank, counted as 1'])
  })

  it('is blank with spaces in it', () =>
    expect(notesOf(price, '', '  ')).toEqual(['Price: blank, counted as $0.00']))

  it('of any number of pieces is a piece that nobody added', () => {
    expect(notesOf(many(price), [''])).toEqual([])
    expect(notesOf(many(price), [])).toEqual([])
  })
})

describe('what was typed', () => {
  it('is not mentioned where the page writes it the same way', () => {
    expect(notesOf(price, '12.5')).toEqual([])
    expect(notesOf(price, '1234.5', '$1,234.50')).toEqual([])
  })

  it('is noted where it counts as something else', () => {
    const count = integer({ label: 'Count', whenBlank: 1, whenZero: 1 })
    expect(notesOf(count, '2.5', '2,5')).toEqual(['Count: 2,5, counted as 2'])
    expect(notesOf(count, '2.7')).toEqual(['Count: 2.7, counted as 2'])
    expect(notesOf(count, '0')).toEqual(['Count: 0, counted as 1'])
    expect(notesOf(count, '3')).toEqual([])
  })

  it('is quoted where it is read as something else', () => {
    expect(notesOf(price, '12.5', '12,5')).toEqual(['Price: 12,5 read as $12.50'])
    expect(notesOf(price, '12.5', ' 12,5 ')).toEqual(['Price: 12,5 read as $12.50'])
    expect(notesOf(percent({ label: 'Share' }), '2.5', '2,5')).toEqual(['Share: 2,5 read as 2.5%'])
    expect(notesOf(height, '70.5', '70,5')).toEqual(['Height: 70,5 read as 70.5 in'])
  })

  it('is not cut to cents or to nothing by what is said of it', () => {
    expect(notesOf(price, '8.125', '8 1/8')).toEqual(['Price: 8 1/8 read as 8.125 USD'])
    expect(notesOf(height, '0.0000000001', '1e-10')).toEqual(['Height: 1e-10 read as 0.0000000001 in'])
  })

  it('may name the unit of its field', () => {
    for (const own of ['70 in', '70in', '70 IN']) expect(notesOf(height, '70', own)).toEqual([])
    expect(notesOf(height, '70', '70 cm')).toEqual(['Height: 70 cm read as 70 in'])
    expect(notesOf(height, '70.5', '70,5 in')).toEqual(['Height: 70,5 in read as 70.5 in'])
  })

  it('is quoted where it would be thousands elsewhere, if it is money', () => {
    expect(notesOf(price, '1.000')).toEqual(['Price: 1.000 read as $1.00'])
    expect(notesOf(price, '-12.000')).toEqual(['Price: -12.000 read as -$12.00'])
    expect(notesOf(price, '2.500')).toEqual(['Price: 2.500 read as $2.50'])
    expect(notesOf(price, '10.250')).toEqual(['Price: 10.250 read as $10.25'])
    for (const plain of ['1.00', '1.0000', '1.234', '1.0001', '0.250'])
      expect(notesOf(price, plain)).toEqual([])
    expect(notesOf(price, '1.000', '1.000')).toEqual(['Price: 1.000 read as $1.00'])
    expect(notesOf(price, '1.000', '$1.000')).toEqual(['Price: $1.000 read as $1.00'])
    expect(notesOf(price, '1.000', '1.000 $')).toEqual(['Price: 1.000 $ read as $1.00'])
    const german = asking({ any: price }, GERMAN)
    expect(readingNotes(german, { any: '1000' }, { any: ['1.000'] })).toEqual([])
    expect(notesOf(height, '1.000')).toEqual([])
  })

  it('is quoted where nothing can be read', () => {
    expect(notesOf(price, '', 'ten')).toEqual(['Price: ten not readable, counted as $0.00'])
    expect(notesOf(many(price), [''], 'ten')).toEqual(['Price: ten not readable, counted as $0.00'])
  })

  it('is quoted up to thirty characters', () => {
    const thirty = 'x'.repeat(30)
    const unreadable = (quoted: string) => [`Price: ${quoted} not readable, counted as $0.00`]
    expect(notesOf(price, '', thirty)).toEqual(unreadable(thirty))
    expect(notesOf(price, '', `${thirty}y`)).toEqual(unreadable(`${thirty}…`))
  })

  it('of several pieces is about each', () => {
    const pieces = (raw: string[], typed: string[]) => notesOf(many(price), raw, typed)
    expect(pieces(['7', '12.5'], ['', '12,5'])).toEqual(['Price: 12,5 read as $12.50'])
    expect(pieces(['12.5', '7'], ['12,5', ''])).toEqual(['Price: 12,5 read as $12.50'])
    expect(pieces(['', '7', ''], ['abc', '', ''])).toEqual(['Price: abc not readable, counted as $0.00'])
    expect(pieces(['12.5', '12.5'], ['12,5', '12,5'])).toEqual(['Price: 12,5 read as $12.50'])
    expect(pieces(['12.5', '3.5'], ['12,5', '3,5'])).toHaveLength(2)
  })
})

describe('a field', () => {
  const units = choice({
    label: 'Units',
    options: [
      ['imperial', 'Imperial'],
      ['metric', 'Metric'],
    ],
    default: 'imperial',
  })
  const metric = { field: 'units', is: 'metric' } as const

  it('is called, and measured, as it is in the form', () => {
    const reworded = number({ ...height, rewordedWhen: [{ ...metric, label: 'Body height', unit: 'cm' }] })
    const calculator = asking({ units, height: reworded })
    const notes = (chosen: string, raw: string, typed?: string) =>
      readingNotes(calculator, { units: chosen, height: raw }, typed ? { height: [typed] } : {})
    expect(notes('imperial', '')).toEqual(['Height: blank, counted as 0 in'])
    expect(notes('metric', '')).toEqual(['Body height: blank, counted as 0 cm'])
    expect(notes('metric', '180.5', '180,5')).toEqual(['Body height: 180,5 read as 180.5 cm'])
  })

  it('is passed over where it is hidden or changes nothing', () => {
    const calculator = asking({
      units,
      hidden: number({ ...height, shownWhen: metric }),
      asked: number({ label: 'Weight', forReference: true }),
    })
    expect(readingNotes(calculator, { units: 'imperial' })).toEqual([])
    expect(readingNotes(calculator, { units: 'metric' })).toHaveLength(1)
  })

  it('that is chosen or ticked is never blank', () => {
    expect(notesOf(units, '')).toEqual([])
    expect(notesOf(toggle({ label: 'Gift', default: false }), '')).toEqual([])
  })
})

it('another sign than the field’s own is said to have been passed over', () => {
  const price = money({ label: 'Price' })
  expect(notesOf(price, '12', '12 €')).toEqual(['Price: 12 € read as $12.00'])
  expect(notesOf(price, '5', '5%')).toEqual(['Price: 5% read as $5.00'])
  expect(notesOf(price, '12', 'A$12')).toEqual(['Price: A$12 read as $12.00'])
  expect(notesOf(price, '12', 'EUR 12')).toEqual(['Price: EUR 12 read as $12.00'])
  expect(notesOf(price, '-5', 'minus 5')).toEqual(['Price: minus 5 read as -$5.00'])
  for (const own of ['$12', 'US$12', '12 $']) expect(notesOf(price, '12', own)).toEqual([])
  const share = percent({ label: 'Share' })
  expect(notesOf(share, '5', '5 %')).toEqual([])
  expect(notesOf(share, '5', '$5')).toEqual(['Share: $5 read as 5%'])
  expect(notesOf(number({ label: 'Factor' }), '75', '75%')).toEqual(['Factor: 75% read as 75'])
})

it('is said in German on a German page', () => {
  const calculator = asking({ price: money({ label: 'Preis' }) }, GERMAN)
  const notes = (raw: string, typed: string) =>
    readingNotes(calculator, { price: raw }, { price: [typed] }).map((note) => note.replaceAll('\u00a0', ' '))
  expect(notes('', '')).toEqual(['Preis: leer, gilt als 0,00 €'])
  expect(notes('', 'zehn')).toEqual(['Preis: zehn nicht lesbar, gilt als 0,00 €'])
  expect(notes('12.5', '12.5')).toEqual(['Preis: 12.5 gelesen als 12,50 €'])
  expect(notes('12.5', '12,5')).toEqual([])
})
