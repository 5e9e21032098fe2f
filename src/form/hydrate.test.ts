import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import hydrate from './hydrate'

const Greeting = ({ name }: { name: string }) =>
  createElement('p', { id: useId(), onClick: () => clicked(name) }, name)
const clicked = vi.fn()
const island = () => document.querySelector('section') as HTMLElement

function place(attributes: string, identifierPrefix = '') {
  const html = renderToString(createElement(Greeting, { name: 'Ada' }), { identifierPrefix })
  document.body.innerHTML = `<section ${attributes}>${html}</section>`
}
const takeOver = () => hydrate(island())(Greeting as never, { name: 'Ada' })
const click = () => island().querySelector('p')?.click()

afterEach(() => {
  clicked.mockClear()
  vi.restoreAllMocks()
})

it.each([
  ['with ids of its own', 'ssr prefix="s2"', 's2'],
  ['without', 'ssr', ''],
])('takes over what the server has drawn, %s', async (_name, attributes, prefix) => {
  const complained = vi.spyOn(console, 'error')
  place(attributes, prefix)
  const [drawn] = island().children
  takeOver()
  await vi.waitUntil(() => {
    click()
    return clicked.mock.calls.length
  })
  expect(clicked).toHaveBeenCalledWith('Ada')
  expect(island().children[0]).toBe(drawn)
  expect(complained).not.toHaveBeenCalled()
})

it('leaves alone what has been taken over', async () => {
  place('')
  takeOver()
  await new Promise((done) => setTimeout(done))
  click()
  expect(clicked).not.toHaveBeenCalled()
})
