import { expect, it } from 'vitest'
import { leanDefinition } from './lean-definitions'

const FILE = 'calculator.ts'

it('leaves the inputs of the first example, and nothing that only the page shows', () => {
  const code = `const A = 1
export default defineCalculator({
  name: 'One',
  icon: 'bag', category: 'tickets',
  calculate() { return { icon: 'kept', hint: 'kept' } },
  examples: [{ title: 'First', inputs: { a: A, b: 'x' }, shows: { c: '2' } }, { title: 'Second', inputs: {}, shows: {} }],
})`
  expect(leanDefinition(FILE, code)).toBe(`const A = 1
export default defineCalculator({
  name: 'One',
   
  calculate() { return { icon: 'kept', hint: 'kept' } },
  examples: [{inputs: { a: A, b: 'x' }}],
})`)
})

it('leaves out what only the server asks a question with', () => {
  const code = `export default defineCalculator({
  fields: {
    price: money({ label: 'Price', hint: 'Above' + LIMIT, default: 5, step: 1 }),
    pieces: many(number({ label: 'Piece', hint: 'Each.' })),
    level: number({ label: 'Level', rewordedWhen: [{ field: 'price', is: 'a', spoken: ', in watts', unit: 'W' }] }),
  },
})`
  expect(leanDefinition(FILE, code)).toBe(`export default defineCalculator({
  fields: {
    price: money({ label: 'Price',  default: 5,  }),
    pieces: many(number({ label: 'Piece',  })),
    level: number({ label: 'Level', rewordedWhen: [{ field: 'price', is: 'a',  unit: 'W' }] }),
  },
})`)
})

it('leaves a short name where a ranking says it', () => {
  const code = (rest: string) => `export default defineCalculator({ shortName: 'One', ${rest} })`
  expect(leanDefinition(FILE, code('comparison: {}'))).toBe(code('comparison: {}'))
  expect(leanDefinition(FILE, code('sells: true'))).not.toContain('shortName')
})

it('stops the build where it finds no definition', () => {
  expect(() => leanDefinition(FILE, 'const a = defineCalculator({})\nexport default a')).toThrow(
    "calculator.ts: no definition is exported, expected 'export default defineCalculator({ … })'",
  )
})
