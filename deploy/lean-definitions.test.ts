import { expect, it } from 'vitest'
import { leanDefinition } from './lean-definitions'

const FILE = 'calculator.ts'

it('leaves the inputs of the first example, and nothing that only the page shows', () => {
  const code = `const A = 1
export default defineCalculator({
  name: 'One',
  icon: 'bag', category: 'tickets',
  calculate() { return { icon: 'kept' } },
  examples: [{ title: 'First', inputs: { a: A, b: 'x' }, shows: { c: '2' } }, { title: 'Second', inputs: {}, shows: {} }],
})`
  expect(leanDefinition(FILE, code)).toBe(`const A = 1
export default defineCalculator({
  name: 'One',
  icon: '', category: '',
  calculate() { return { icon: 'kept' } },
  examples: [{inputs: { a: A, b: 'x' }}],
})`)
})

it('leaves out hints, which stand in the page', () => {
  const code = `export default defineCalculator({
  fields: {
    price: money({ label: 'Price', hint: 'Above' + LIMIT, default: 5 }),
    pieces: many(number({ label: 'Piece', hint: 'Each.' })),
  },
})`
  expect(leanDefinition(FILE, code)).toBe(code.replace("'Above' + LIMIT", "''").replace("'Each.'", "''"))
})

it('stops the build where it finds no definition', () => {
  expect(() => leanDefinition(FILE, 'const a = defineCalculator({})\nexport default a')).toThrow(
    "calculator.ts: no definition is exported, expected 'export default defineCalculator({ … })'",
  )
})
