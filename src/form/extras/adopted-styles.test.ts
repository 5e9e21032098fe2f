import { afterEach, expect, it, vi } from 'vitest'
import { addStyles } from './adopted-styles'

// No layers: this page does not know them.
const LAYERS = ['@media all { .one { color: red } }', '@media all { .two { color: blue } }']
const addAll = () => LAYERS.forEach(addStyles)

afterEach(() => {
  vi.unstubAllGlobals()
  document.adoptedStyleSheets = []
  document.head.innerHTML = ''
})

it('a lazy part brings its styles, and leaves those that are there', () => {
  const before = new CSSStyleSheet()
  document.adoptedStyleSheets = [before]
  addAll()
  const [first, ...added] = document.adoptedStyleSheets
  expect(first).toBe(before)
  expect(added.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    expect.stringContaining('.one'),
    expect.stringContaining('.two'),
  ])
})

it('browsers that cannot make style sheets take them into the one of the page, after its rules', () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  document.head.innerHTML = '<style>.page { color: green }</style>'
  addAll()
  expect([...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    expect.stringContaining('.page'),
    expect.stringContaining('.one'),
    expect.stringContaining('.two'),
  ])
})

it('a page without any goes on without them', () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  expect(addAll).not.toThrow()
})
