/** A number field that may have become a text field: React has to know, or it would empty it. */
import { act, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NumberInput } from './number-input'
import { TYPE_CHANGED } from './number-typing'

let root: Root
const input = () => document.querySelector('input') as HTMLInputElement
const form = () => document.querySelector('form') as HTMLFormElement
const field = (placeholder: string) => createElement(NumberInput, { id: 'amount', placeholder })

const takeOver = () =>
  act(async () => {
    root = hydrateRoot(form(), field('before'))
  })
/** React renders it again, for a reason of its own. */
const drawAgain = () => act(async () => root.render(field('after')))

beforeEach(() => {
  // A server has no page.
  vi.stubGlobal('document', undefined)
  const html = renderToString(field('before'))
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<form>${html}</form>`
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const become = (type: string, value: string, event: string) =>
  act(async () => {
    input().type = type
    input().value = value
    input().dispatchEvent(new Event(event, { bubbles: true }))
  })

it('is a number field with a keypad for decimals', async () => {
  await takeOver()
  expect([input().type, input().inputMode, input().id]).toEqual(['number', 'decimal', 'amount'])
})

it.each(['input', TYPE_CHANGED])('stays what it has become, as “%s” says', async (event) => {
  await takeOver()
  await become('text', '1,5', event)
  await drawAgain()
  expect([input().type, input().value]).toEqual(['text', '1,5'])
  await become('number', '1.5', event)
  await drawAgain()
  expect([input().type, input().value]).toEqual(['number', '1.5'])
})

it('is a number field again after Reset', async () => {
  await takeOver()
  await become('text', '1,5', 'input')
  await act(async () => form().reset())
  expect(input().type).toBe('number')
})

it('listens to its form no more when it is gone, as repeated fields come and go', async () => {
  await takeOver()
  await become('text', '1,5', 'input')
  const [gone, page] = [input(), form()]
  const unheard = [vi.spyOn(gone, 'removeEventListener'), vi.spyOn(page, 'removeEventListener')] as const
  await act(async () => root.render(createElement('p')))
  const types = unheard.map((spy) => spy.mock.calls.map(([type]) => type))
  expect(types[0]).toEqual(expect.arrayContaining(['input', TYPE_CHANGED]))
  expect(types[1]).toContain('reset')
})
