import { expect, it } from 'vitest'
import type { Fields } from '../engine/fields'
import { conditionalFieldRules, hideWhen, showWhen } from './conditional-fields'

const when = { field: 'shape', is: 'round' }
const rule = (field: string, is: string) =>
  `form:has(#${field} [value="${is}"]:checked) [data-unless="${field}=${is}"],` +
  `form:has(#${field} [value="${is}"]:not(:checked)) [data-when="${field}=${is}"]{display:none}`

it('what depends on a choice carries the name of its rule', () => {
  expect(showWhen(when)).toEqual({ 'data-when': 'shape=round' })
  expect(hideWhen(when)).toEqual({ 'data-unless': 'shape=round' })
  expect(showWhen()).toEqual({})
})

it('each choice that something depends on has its rule, once', () => {
  const fields = {
    shape: { kind: 'choice' },
    radius: { kind: 'number', shownWhen: when },
    width: {
      kind: 'number',
      rewordedWhen: [
        { ...when, label: 'Diameter' },
        { field: 'unit', is: 'm', unit: 'm' },
        // Says only what counts, which no rule shows.
        { field: 'unit', is: 'none', forReference: true },
      ],
    },
    pieces: { kind: 'many', shownWhen: { field: 'shape', is: 'none' } },
  } as unknown as Fields
  const rules = conditionalFieldRules(fields).split('@supports')
  expect(rules[0]).toBe(rule('shape', 'round') + rule('unit', 'm'))
})

it('what a browser from before :has() shows side by side is told apart there', () => {
  const apart = '@supports not selector(:has(a))'
  const shown = { radius: { kind: 'number', shownWhen: when } }
  const reworded = { width: { kind: 'number', rewordedWhen: [{ ...when, unit: 'm' }] } }
  expect(conditionalFieldRules(reworded as unknown as Fields)).toContain(apart)
  expect(conditionalFieldRules(shown as unknown as Fields)).not.toContain(apart)
})
