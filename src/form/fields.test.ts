/** One question of any kind, as the page has it. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '../engine/calculator'
import { choice, integer, money, number, percent, type SingleField, toggle } from '../engine/fields'
import { type Currency, formatsFor } from '../engine/format'
import { FieldView } from './fields'

const page = (currency?: Currency) => ({ formats: formatsFor(currency) }) as Calculator

function draw(field: SingleField, more: { currency?: Currency; index?: number } = {}) {
  const { currency, ...props } = more
  document.body.innerHTML = renderToStaticMarkup(
    createElement(FieldView, { name: 'asked', field, calculator: page(currency), ...props }),
  )
  return document.querySelector('input, select') as HTMLInputElement
}
const label = () => document.querySelector('label')
const attributes = (control: Element, ...names: string[]) => names.map((name) => control.getAttribute(name))
/** What stands inside the edge of a field, for the eyes only. */
const signs = () => [...document.querySelectorAll('[aria-hidden=true]')].map(({ textContent }) => textContent)

const SHAPE = { field: 'shape', is: 'round' }

it.each([
  ['an amount', money({ label: 'Price' }), '0.00', ['0', '0.01']],
  ['a share', percent({ label: 'Share' }), '0.00', ['0', '0.1']],
  ['a measure', number({ label: 'Width', step: 0.5 }), '0.00', ['0', '0.5']],
  ['a number of things, which are whole', integer({ label: 'Tickets' }), '0', ['1', '1']],
  ['what counts when it is blank', number({ label: 'Waste', whenBlank: 12.5 }), '12.5', ['0', '0.01']],
  [
    'people, who are whole though their field is no integer',
    number({ label: 'People', step: 1 }),
    '0',
    ['0', '1'],
  ],
  ['as few things as count when it is blank', integer({ label: 'Tickets', whenBlank: 2 }), '2', ['1', '1']],
  ['a measure of either sign', number({ label: 'Gain', signed: true }), '0.00', [null, '0.01']],
])('a blank field shows %s, and its steps fit', (_what, field, placeholder, steps) => {
  const control = draw(field)
  expect(control.getAttribute('placeholder')).toBe(placeholder)
  expect(attributes(control, 'min', 'step')).toEqual(steps)
})

it('begins with its default; some have a most', () => {
  const field = number({ label: 'Width', default: 9, max: 100 })
  expect(attributes(draw(field), 'value', 'max')).toEqual(['9', '100'])
  expect(draw(money({ label: 'Price' })).getAttribute('max')).toBeNull()
})

it.each([
  ['dollars where nothing else is said', money({ label: 'A' }), undefined, ['$'], 'A, in US dollars'],
  ['pounds', money({ label: 'A' }), 'GBP', ['£'], 'A, in pounds'],
  ['euros', money({ label: 'A' }), 'EUR', ['€'], 'A, in euros'],
  ['a share', percent({ label: 'A' }), 'GBP', ['%'], 'A, in percent'],
  [
    'a unit that the label does not say',
    number({ label: 'A', unit: 'mg', spoken: ', in milligrams' }),
    'GBP',
    ['mg'],
    'A, in milligrams',
  ],
  ['a unit that the label says', number({ label: 'A in feet', unit: 'ft' }), 'GBP', ['ft'], 'A in feet'],
  ['no unit', number({ label: 'A' }), 'GBP', [], 'A'],
  ['things', integer({ label: 'A' }), 'GBP', [], 'A'],
] as const)(
  '%s: the sign is for the eyes, the word for those who listen',
  (_what, field, currency, seen, heard) => {
    draw(field, currency && { currency })
    expect(signs()).toEqual(seen)
    expect(label()?.textContent).toBe(heard)
  },
)

it('a label leads to its field and a hint describes it, also where fields are repeated', () => {
  const field = number({ label: 'Width', hint: 'At its widest.' })
  for (const [index, id] of [
    [undefined, 'asked'],
    [0, 'asked-0'],
    [2, 'asked-2'],
  ] as const) {
    const control = draw(field, index === undefined ? {} : { index })
    expect([control.id, control.name]).toEqual([id, 'asked'])
    expect(label()?.htmlFor).toBe(id)
    expect(document.getElementById(control.getAttribute('aria-describedby') as string)?.textContent).toBe(
      'At its widest.',
    )
  }
})

it.each([
  ['a number', number({ label: 'A' })],
  ['a choice', choice({ label: 'A', options: [['a', 'A']], default: 'a' })],
  ['a box to tick', toggle({ label: 'A', default: false })],
])('%s without a hint is described by none', (_what, field) => {
  expect(draw(field).hasAttribute('aria-describedby')).toBe(false)
  expect(document.querySelector('p')).toBeNull()
})

it('a choice has its options, and begins with one of them', () => {
  const field = choice({
    label: 'Shape',
    hint: 'From above.',
    options: [
      ['round', 'Round'],
      ['square', 'Square'],
    ],
    default: 'square',
  })
  const options = () =>
    [...document.querySelectorAll('option')].map((option) => [
      option.getAttribute('value'),
      option.textContent,
      option.hasAttribute('selected'),
    ])
  const control = draw(field)
  expect(control.tagName).toBe('SELECT')
  expect(options()).toEqual([
    ['round', 'Round', false],
    ['square', 'Square', true],
  ])
  expect(control.getAttribute('aria-describedby')).toBe('asked-hint')
  expect(label()?.textContent).toBe('Shape')
})

it('a box to tick stands in its label, ticked where that is the default', () => {
  for (const isTicked of [true, false]) {
    const control = draw(toggle({ label: 'With tax', hint: 'As a rule.', default: isTicked }))
    expect([control.type, control.id, control.name]).toEqual(['checkbox', 'asked', 'asked'])
    expect(control.hasAttribute('checked')).toBe(isTicked)
    expect(control.closest('label')?.textContent).toBe('With tax')
    expect(document.getElementById(control.getAttribute('aria-describedby') as string)?.textContent).toBe(
      'As a rule.',
    )
  }
})

it('where a choice changes the words, all of them stand there, each with its condition, and the first hides the rest', () => {
  const field = number({
    label: 'Width',
    unit: 'ft',
    rewordedWhen: [
      { ...SHAPE, label: 'Diameter' },
      { field: 'units', is: 'metric', label: 'Width in metres', unit: 'm', hint: 'Rounded.' },
    ],
  })
  draw(field)
  const marked = (part: Element | null, name: string) =>
    [...(part?.querySelectorAll(`[${name}]`) ?? [])].map((found) => [
      found.getAttribute(name),
      found.textContent,
    ])
  expect(marked(label(), 'data-when')).toEqual([
    ['units=metric', 'Width in metres'],
    ['shape=round', 'Diameter'],
  ])
  expect(marked(label(), 'data-unless')).toEqual([
    ['shape=round', 'WidthWidth in metres'],
    ['units=metric', 'Width'],
  ])
  const hint = document.querySelector('p')
  expect(hint?.id).toBe('asked-hint')
  expect(marked(hint, 'data-when')).toEqual([['units=metric', 'Rounded.']])
  expect(marked(hint, 'data-unless')).toEqual([['units=metric', '']])
  expect(signs()).toEqual(['ftm'])
})
