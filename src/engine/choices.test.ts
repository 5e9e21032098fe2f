import { expect, it } from 'vitest'
import type { Calculator } from './calculator'
import { choiceTexts } from './choices'
import { choice, money, toggle } from './fields'

const OPTIONS = [
  ['a', 'Alpha'],
  ['b', 'Beta'],
] as const

const FIELDS = {
  price: money({ label: 'Price' }),
  state: choice({ label: 'State', options: OPTIONS, default: 'a' }),
  will: choice({ label: 'Is there a will?', options: OPTIONS, default: 'a' }),
  bond: choice({ label: 'Bond', options: OPTIONS, default: 'a', shownWhen: { field: 'state', is: 'b' } }),
  note: choice({ label: 'Note', options: OPTIONS, default: 'a', forReference: true }),
  ends: toggle({ label: 'With its ends', default: false }),
}

const told = (raw: Record<string, string>) => choiceTexts({ fields: FIELDS } as unknown as Calculator, raw)

it('says what counts for the result, and a default where nothing was chosen', () => {
  expect(told({})).toEqual(['State: Alpha', 'Is there a will? Alpha'])
  expect(told({ state: 'b', bond: 'b', note: 'b', ends: 'on' })).toEqual([
    'State: Beta',
    'Is there a will? Alpha',
    'Bond: Beta',
    'With its ends',
  ])
})
