/** The bar: what each part is filled with, and what is written into it. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import { formatsFor } from '../engine/format'
import type { Part, PartKind } from '../engine/parts'
import type { Flow } from '../engine/result'
import { FlowBar, flowSentence, Swatch } from './flow'

const part = (kind: PartKind, share: number, amount = share): Part =>
  ({ key: String(kind), kind, share, amount: exact(amount) }) as Part

function draw(parts: readonly Part[], isSent = false) {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(FlowBar, { parts, formats: formatsFor(), isSent }),
  )
  return [...document.querySelectorAll('g')]
}
const texts = (drawn: readonly Element[]) => drawn.map((each) => each.querySelector('text')?.textContent)
const fills = (drawn: readonly Element[]) => drawn.map((each) => each.firstElementChild?.getAttribute('fill'))
const attribute = (selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((found) => found.getAttribute(name))

it('what is kept, what it comes on top of, and three fees have colours of their own; more fees have stripes, then the other way', () => {
  const kinds = ['kept', 'base', 0, 1, 2, 3, 5, 6, 'over'] as const
  expect(fills(draw(kinds.map((kind) => part(kind, 10))))).toEqual([
    'var(--kept)',
    'var(--part-base)',
    'var(--part-1)',
    'var(--part-2)',
    'var(--part-3)',
    'url(#stripes-3)',
    'url(#stripes-5)',
    'url(#stripes-6)',
    'url(#stripes-over)',
  ])
  expect(attribute('pattern', 'id')).toEqual(['stripes-3', 'stripes-5', 'stripes-6', 'stripes-over'])
  expect(attribute('pattern', 'patternTransform')).toEqual([
    'rotate(45)',
    'rotate(45)',
    'rotate(135)',
    'rotate(45)',
  ])
  expect(attribute('pattern rect', 'fill')).toEqual([
    'var(--part-1)',
    'var(--part-3)',
    'var(--part-1)',
    'var(--loss)',
  ])
})

it('parts follow each other, with a gap before each but the first', () => {
  const drawn = draw([part('kept', 60), part(0, 30), part(1, 10)])
  expect(attribute('g > rect:first-child', 'x')).toEqual(['0%', '60%', '90%'])
  expect(attribute('g > rect:first-child', 'width')).toEqual(['60%', '30%', '10%'])
  expect(drawn.map((each) => each.querySelectorAll('rect').length)).toEqual([1, 2, 2])
  expect(attribute('text', 'x')).toEqual(['30%', '75%'])
})

it('a part has its amount in it where there is room: in words where it is what you keep, below zero where it is missing', () => {
  expect(texts(draw([part('kept', 70), part(0, 30)]))).toEqual(['you keep $70.00', '$30.00'])
  expect(texts(draw([part('kept', 30), part(0, 70)]))).toEqual(['$30.00', '$70.00'])
  expect(texts(draw([part('kept', 5), part(0, 95)]))).toEqual([undefined, '$95.00'])
  expect(texts(draw([part('kept', 70), part(0, 30)], true))).toEqual(['$70.00', '$30.00'])
  expect(texts(draw([part(0, 40), part('over', 60)]))).toEqual(['$40.00', '-$60.00'])
})

it('letters on stripes have the ground around them; on the first colour they have one of their own', () => {
  draw([part('kept', 25), part(0, 25), part(1, 25), part(3, 25)])
  expect(attribute('text', 'fill')).toEqual([
    'var(--on-part)',
    'var(--on-part-1)',
    'var(--on-part)',
    'var(--ink)',
  ])
  expect(attribute('text', 'stroke')).toEqual([null, null, null, 'var(--ground, var(--sunken))'])
})

it('a line has the colour of its part beside it, or none', () => {
  const fill = (of: Part | undefined) => {
    document.body.innerHTML = renderToStaticMarkup(createElement(Swatch, { part: of }))
    return attribute('svg rect', 'fill')
  }
  expect(fill(part(1, 10))).toEqual(['var(--part-2)'])
  expect(fill(undefined)).toEqual([])
})

/** What is said of an amount and the fees on it. */
function said(amount: number, fees: number, more: Partial<NonNullable<Flow['kept']>> = {}) {
  const start = exact(amount)
  return flowSentence(
    { fields: {}, formats: formatsFor() } as unknown as Calculator,
    {},
    {
      headline: 'net',
      lines: [],
      flow: {
        settled: { start, fees: exact(fees), label: 'Price' },
        kept: { type: 'net', amount: start.minus(exact(fees)), ...more },
        taken: [],
      },
    },
  )
}

it('one sentence says what is kept, all of it, or nothing', () => {
  expect(said(50, 8.2)).toBe('of $50.00: you keep $83.60 of every $100')
  expect(said(50, 0)).toBe('of $50.00: nothing comes off by these rates')
  expect(said(0.1, 0.5)).toBe('the fees take more than the $0.10 that came in')
  expect(said(50, 50)).toBe('of $50.00: you keep $0.00 of every $100')
})

it('of a hundred the figures say it already', () => {
  expect(said(100, 8.2)).toBe('of $100.00')
})

it('nobody is said to keep all of every hundred where something is taken', () => {
  expect(said(150_000, 5)).toBe('of $150,000.00')
  expect(said(75_000, 5)).toBe('of $75,000.00: you keep $99.99 of every $100')
})

it('of what is paid on top it says the fees', () => {
  expect(said(50, 8.2, { type: 'info' })).toBe('$50.00 plus $8.20 in fees: $16.40 on every $100')
})

it('nothing is said where nothing came in, or somebody else receives it', () => {
  expect(said(0, 0.5)).toBeUndefined()
  expect(said(50, 8.2, { isSent: true })).toBeUndefined()
})
