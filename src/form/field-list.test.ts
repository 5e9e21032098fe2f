/** The questions of a calculator together: their places, their conditions, and components of the calculator's own. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '../engine/calculator'
import { choice, type Fields, many, number, toggle } from '../engine/fields'
import { formatsFor } from '../engine/format'
import { FieldList } from './field-list'
import type { FieldSlots } from './slots'

const OPTIONS = [
  ['round', 'Round'],
  ['square', 'Square'],
] as const

const own = (text: string) => () => createElement('b', {}, text)

/** The parts of the form as they follow each other: what each says, its condition, and whether it takes the whole width. */
function draw(fields: Fields, slots?: FieldSlots) {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(FieldList, {
      slots,
      calculator: { fields, formats: formatsFor() } as Calculator,
    }),
  )
  return [...document.querySelectorAll<HTMLElement>('body > div > div')].map((part) => [
    part.textContent,
    part.dataset.when,
    part.className.includes('wide'),
  ])
}

it('are there when their condition holds', () => {
  const parts = draw({
    shape: choice({ label: 'Shape', options: OPTIONS, default: 'round' }),
    radius: number({ label: 'Radius', shownWhen: { field: 'shape', is: 'round' } }),
    waste: number({ label: 'Waste' }),
  })
  expect(parts).toEqual([
    ['ShapeRoundSquare', undefined, false],
    ['Radius', 'shape=round', false],
    ['Waste', undefined, false],
  ])
})

it('a component of the calculator stands in place of its field, a second field that it draws is not drawn again', () => {
  const fields = {
    length: number({ label: 'Length' }),
    unit: number({ label: 'Unit' }),
    waste: number({ label: 'Waste' }),
  }
  expect(draw(fields, { replace: { length: own('Pieces'), unit: null } })).toEqual([
    ['Pieces', undefined, true],
    ['', undefined, true],
    ['Waste', undefined, false],
  ])
})

it('repeated fields are drawn by a component of the calculator alone', () => {
  const fields = { length: many(number({ label: 'Length' })), waste: number({ label: 'Waste' }) }
  expect(draw(fields, { replace: { length: own('Pieces') } }).map(([text]) => text)).toEqual([
    'Pieces',
    'Waste',
  ])
  expect(draw(fields).map(([text]) => text)).toEqual(['', 'Waste'])
})

it('a component may stand after a field, and both take the whole width, as a box to tick does', () => {
  const fields = {
    density: number({ label: 'Density' }),
    waste: number({ label: 'Waste' }),
    tax: toggle({ label: 'Tax', default: false }),
  }
  expect(draw(fields, { after: { density: own('Fluids') } })).toEqual([
    ['DensityFluids', undefined, true],
    ['Waste', undefined, false],
    ['Tax', undefined, true],
  ])
})

it('those that do not change the result stand apart, below a line that says so', () => {
  draw({ area: number({ label: 'Area' }) })
  expect(document.querySelector('fieldset')).toBeNull()
  draw({ area: number({ label: 'Area' }), name: number({ label: 'Suite', forReference: true }) })
  expect(document.querySelector('fieldset')?.textContent).toBe('For reference, not part of the resultSuite')
  expect(document.querySelector('body > div')?.textContent).toBe('Area')
})
