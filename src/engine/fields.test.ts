import { expect, it } from 'vitest'
import { integer, money, number, percent } from './fields'
import { brackets, constant, rate, tiers } from './rates'

const label = 'A'

it('every field and every schedule knows its kind', () => {
  expect([money({ label }), number({ label }), percent({ label }), integer({ label })]).toEqual([
    { kind: 'money', label },
    { kind: 'number', label },
    { kind: 'percent', label, step: 0.1 },
    { kind: 'integer', label, step: 1 },
  ])
  expect(percent({ label, step: 0.5 }).step).toBe(0.5)
  expect(rate({ label, percent: 3 })).toEqual({ kind: 'rate', label, percent: 3 })
  expect(brackets({ label, steps: [] }).kind).toBe('brackets')
  expect(tiers({ label, steps: [] }).kind).toBe('tiers')
  expect(constant({ label, value: 2, unit: 'm' })).toEqual({ kind: 'constant', label, value: 2, unit: 'm' })
})
