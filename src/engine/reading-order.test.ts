import { expect, it } from 'vitest'
import { choice, many, money, number, toggle } from './fields'
import { inReadingOrder } from './reading-order'

const options = [
  ['a', 'A'],
  ['b', 'B'],
] as const

it('asks for numbers and pieces first, after what decides on them, and for reference last', () => {
  const { counted, forReference } = inReadingOrder({
    kept: choice({ label: 'Kept', options, default: 'a', forReference: true }),
    speed: choice({ label: 'Speed', options, default: 'a' }),
    gift: toggle({ label: 'Gift', default: false }),
    price: money({ label: 'Price' }),
    role: choice({ label: 'Role', options, default: 'a', comesFirst: true }),
    mode: choice({ label: 'Mode', options, default: 'a' }),
    units: choice({ label: 'Units', options, default: 'a' }),
    sex: choice({ label: 'Sex', options: [['', 'Choose'], ...options], default: '' }),
    size: number({
      label: 'Size',
      shownWhen: { field: 'mode', is: 'b' },
      rewordedWhen: [{ field: 'units', is: 'b', unit: 'cm' }],
    }),
    age: number({ label: 'Age', forReference: true }),
    measuredIn: many(choice({ label: 'Measured in', options, default: 'a', forReference: true })),
  })
  expect(counted.map(([name]) => name)).toEqual([
    'role',
    'mode',
    'units',
    'sex',
    'price',
    'size',
    'measuredIn',
    'speed',
    'gift',
  ])
  expect(forReference.map(([name]) => name)).toEqual(['kept', 'age'])
})
