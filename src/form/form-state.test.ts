/** What stands in a form, and what may be put into it. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Calculator } from '../engine/calculator'
import type { Fields } from '../engine/fields'
import { fillIn, formState, hasFieldsFor, holdAsNumbers, leftToFillIn } from './form-state'

const FIELDS = {
  price: { kind: 'money' },
  category: { kind: 'choice' },
  isStore: { kind: 'toggle' },
  length: { kind: 'many' },
  unit: { kind: 'many' },
} as unknown as Fields
const CALCULATOR = { fields: FIELDS, formats: { language: 'en' } } as Calculator

const form = () => document.querySelector('form') as HTMLFormElement
const controls = <Control extends Element = HTMLInputElement>(name: string) => [
  ...document.querySelectorAll<Control>(`[name="${name}"]`),
]
const control = (name: string) => controls(name)[0] as HTMLInputElement
const raw = () => formState(CALCULATOR, form()).raw

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="price" type="number" inputmode="decimal" value="100">
    <select name="category"><option value="books" selected>Books</option><option value="toys">Toys</option><option value="art">Art</option></select>
    <input name="isStore" type="checkbox">
    <input name="length" type="number" value="1"><input name="length" type="number" value="2">
    <select name="unit"><option value="m">m</option></select>
    <input name="rate:fee/percent" type="number" inputmode="decimal" value="12.9">
    <input name="rate:fee/fixed" type="hidden" value="0.3">
    <button name="press">Press</button>
  </form>`
  // Not here: which option the page came with.
  for (const option of document.querySelectorAll('option'))
    Object.defineProperty(option, 'defaultSelected', { value: ['books', 'm'].includes(option.value) })
})

const typeAsText = (name: string, text: string) => {
  control(name).type = 'text'
  control(name).value = text
}

describe('what is read', () => {
  it('is a text for each field, a list where it is repeated, nothing for a box that is not ticked', () => {
    expect(raw()).toEqual({
      price: '100',
      category: 'books',
      isStore: undefined,
      length: ['1', '2'],
      unit: ['m'],
    })
    control('isStore').checked = true
    expect(raw().isStore).toBe('on')
  })

  it('is a number in any notation, with what was typed; nothing where it is no number', () => {
    typeAsText('price', '1 234,50')
    expect([raw().price, formState(CALCULATOR, form()).typed]).toEqual(['1234.5', { price: ['1 234,50'] }])
    typeAsText('price', 'cheap')
    expect([raw().price, formState(CALCULATOR, form()).typed]).toEqual(['', { price: ['cheap'] }])
  })

  it('has those rates as own ones that were replaced, or came with a link', () => {
    const own = () => formState(CALCULATOR, form()).ownRates
    expect(own()).toEqual({ 'fee/fixed': 0.3 })
    control('rate:fee/percent').value = '10'
    expect(own()).toEqual({ 'fee/percent': 10, 'fee/fixed': 0.3 })
    control('rate:fee/percent').value = ''
    expect(own()).toEqual({ 'fee/fixed': 0.3 })
  })
})

describe('what a link may still fill in', () => {
  const LINK = { price: '7', category: 'toys', isStore: 'on', length: ['5', '2', '6'], unit: ['m'] }
  const left = () => Object.keys(leftToFillIn(CALCULATOR, form(), LINK))

  it('is everything, as long as nobody has touched the form', () => {
    expect(leftToFillIn(CALCULATOR, form(), LINK)).toEqual(LINK)
  })

  it('is not what was typed, chosen or ticked before', () => {
    control('price').value = '8'
    expect(left()).toEqual(['category', 'isStore', 'length', 'unit'])
    control('isStore').checked = true
    expect(left()).toEqual(['category', 'length', 'unit'])
    control('category').value = 'toys'
    expect(left()).toEqual(['length', 'unit'])
  })

  it('is not a choice that was made among several', () => {
    control('category').value = 'art'
    expect(left()).toEqual(['price', 'isStore', 'length', 'unit'])
  })

  it('is everything still where only a rate was replaced, which is no field of the calculator', () => {
    control('rate:fee/percent').value = '10'
    expect(left()).toEqual(Object.keys(LINK))
  })

  it('is none of the repeated fields where one of them was touched', () => {
    ;(controls('length')[1] as HTMLInputElement).value = '9'
    expect(left()).toEqual(['price', 'category', 'isStore'])
  })

  it('is all of the repeated fields where they hold what they are to be filled with, put back by the browser', () => {
    control('length').value = '5'
    expect(left()).toEqual(Object.keys(LINK))
  })
})

describe('filling in', () => {
  it('is possible when every repeated name has its fields, and however long a single text is', () => {
    expect(hasFieldsFor(form(), { length: ['1', '2'], unit: ['m'] })).toBe(true)
    expect(hasFieldsFor(form(), { length: ['1', '2', '3'], unit: ['m'] })).toBe(false)
    expect(hasFieldsFor(form(), { unit: ['m'], length: ['1', '2', '3'] })).toBe(false)
    expect(hasFieldsFor(form(), { price: '1234567', unit: ['m'] })).toBe(true)
  })

  it('puts texts where they belong, one after the other where a name is repeated', () => {
    fillIn(form(), { price: '7', category: 'toys', isStore: 'on', length: ['5'], none: 'x' })
    expect(raw()).toMatchObject({ price: '7', category: 'toys', isStore: 'on', length: ['5', '2'] })
    fillIn(form(), { price: undefined, isStore: undefined })
    expect(raw()).toMatchObject({ price: '', isStore: undefined })
  })

  it('makes a number field again of one that was typed into, and says so', () => {
    typeAsText('price', '1,5')
    let isTold = false
    control('price').addEventListener('typechanged', () => {
      isTold = true
    })
    fillIn(form(), { price: '7' })
    expect([control('price').type, control('price').value, isTold]).toEqual(['number', '7', true])
  })
})

it('a page that is left holds numbers as a number field can, and keeps what it cannot read', () => {
  typeAsText('price', '12,5')
  holdAsNumbers(CALCULATOR, form())
  expect([control('price').type, control('price').value]).toEqual(['number', '12.5'])
  typeAsText('price', 'cheap')
  holdAsNumbers(CALCULATOR, form())
  expect([control('price').type, control('price').value]).toEqual(['text', 'cheap'])
})
