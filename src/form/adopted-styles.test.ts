import { afterEach, expect, it, vi } from 'vitest'
import { withStyles } from './adopted-styles'

// No layers: this page does not know them.
const module = { css: ['@media all { .one { color: red } }', '@media all { .two { color: blue } }'] }

afterEach(() => {
  vi.unstubAllGlobals()
  document.adoptedStyleSheets = []
  document.head.innerHTML = ''
})

it('a lazy part brings its styles, and leaves those that are there', async () => {
  const before = new CSSStyleSheet()
  document.adoptedStyleSheets = [before]
  await expect(withStyles(Promise.resolve(module))).resolves.toBe(module)
  const [first, ...added] = document.adoptedStyleSheets
  expect(first).toBe(before)
  expect(added.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    expect.stringContaining('.one'),
    expect.stringContaining('.two'),
  ])
})

it('browsers that cannot make style sheets take them into the one of the page, after its rules', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  document.head.innerHTML = '<style>.page { color: green }</style>'
  await withStyles(Promise.resolve(module))
  expect([...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    expect.stringContaining('.page'),
    expect.stringContaining('.one'),
    expect.stringContaining('.two'),
  ])
})

it('a page without any goes on without them', async () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  await expect(withStyles(Promise.resolve(module))).resolves.toBe(module)
})
