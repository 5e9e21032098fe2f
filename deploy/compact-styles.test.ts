import { expect, it } from 'vitest'
import { compactStyles } from './compact-styles'

it.each([
  [
    'blocks of a layer',
    '@layer a,b;@layer b{p{c:d}}:root{e:f}@layer a{q{c:d}}@layer b{i{c:d}}',
    '@layer a,b;@layer b{p{c:d}i{c:d}}:root{e:f}@layer a{q{c:d}}',
  ],
  [
    'media inside of them',
    '@layer b{p{c:d}}@layer b{@media print{p{c:e}}}',
    '@layer b{p{c:d}@media print{p{c:e}}}',
  ],
  ['values with variables', 'p{c:min(1px, var(--x, 2px))}', 'p{c:min(1px,var(--x,2px))}'],
])('joins %s', (_, css, expected) => {
  expect(compactStyles(css)).toBe(expected)
})

it.each(['@layer a,b;p{c:d}', '@media print{@layer a{p{c:d}}@layer a{i{c:d}}}', 'p:before{content:"a, b"}'])(
  'leaves %s',
  (css) => {
    expect(compactStyles(css)).toBe(css)
  },
)
