import { expect, it } from 'vitest'
import { withShortTokens } from './token-names'

it.each([
  ['.a{color:var(--ink);--card:red}', '.a{color:var(--i);--b:red}'],
  ['var(--accent-soft)var(--accent)var(--accent-other)', 'var(--as)var(--a)var(--accent-other)'],
  ["fill={'var(--line)'}", "fill={'var(--l)'}"],
  ['a--inked{} --inks --line-2', 'a--inked{} --inks --line-2'],
])('%s becomes %s', (code, expected) => {
  expect(withShortTokens(code)).toBe(expected)
})
