import { expect, it } from 'vitest'
import { exportedByLocalName, importedByLocalName, localNames } from './local-names.ts'

const SHARED = 'var e=1,We=2,K=3;export{We as $,K as A,e as e};'

it('knows what a file calls what it exports', () => {
  expect([...localNames(SHARED)]).toEqual([
    ['$', 'We'],
    ['A', 'K'],
    ['e', 'e'],
  ])
})

it('exports by the names of the file, each once', () => {
  expect(exportedByLocalName(SHARED)).toBe('var e=1,We=2,K=3;export{We,K,e};')
  expect(exportedByLocalName('var a=1;export{a as b,a as c};')).toBe('var a=1;export{a};')
  expect(exportedByLocalName('var a=1;')).toBe('var a=1;')
})

it('imports by them, and from other files as before', () => {
  const names = localNames(SHARED)
  const code =
    'import{A as t,$ as n}from"./shared.js";import{A as r}from"./other.js";import"./shared.js";import(`./shared.js`);t(n,r)'
  expect(importedByLocalName(code, (file) => (file === './shared.js' ? names : undefined))).toBe(
    code.replace('{A as t,$ as n}', '{K as t,We as n}'),
  )
})
