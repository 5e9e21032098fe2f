import { expect, it } from 'vitest'
import { withoutUnused } from './unused-styles'

const GONE = ['gone', '-X+']
const left = (css: string) => withoutUnused(css, (name) => GONE.includes(name))

it.each([
  ['.a{b:c}.gone{b:c}', '.a{b:c}'],
  ['.gone,.a{b:c}', '.a{b:c}'],
  ['.gone:hover>p,p .gone{b:c}', ''],
  ['.-X\\+{b:c}.a{b:c}', '.a{b:c}'],
  ['@media print{@layer x{.gone{b:c}}}.a{b:c}', '.a{b:c}'],
  ['@layer a,b;.gone{b:c}.a{b:c}', '@layer a,b;.a{b:c}'],
])('%s becomes %s', (css, expected) => {
  expect(left(css)).toBe(expected)
})

it.each([
  '.a:not(.gone){b:c}',
  ':is(.a,.gone){b:c}',
  'form:has(:not(.gone)) .a{b:c}',
  '@keyframes x{from{b:c}to{b:d}}',
  '.a{background:#fff}',
  '.goner{b:c}',
])('%s stays', (css) => {
  expect(left(css)).toBe(css)
})
