// @vitest-environment happy-dom
/** What keys do when the search has found something, and when it is over. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  active,
  close,
  field,
  isSearching,
  key,
  open,
  options,
  prepare,
  type,
} from '../../../test/search/page'
import { settle, until } from '../../../test/waiting'

beforeEach(async () => {
  prepare()
  await open({}, 'about')
  await until(() => options().length === 3)
})
afterEach(close)

it('go down and up, round the ends, and keep what is chosen in view', async () => {
  expect(active()).toBe(0)
  expect(await key('ArrowDown')).toBe(true)
  expect(active()).toBe(1)
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts.at(-1)).toBe(options()[1])
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
  expect(await key('ArrowUp')).toBe(true)
  expect(active()).toBe(0)
  await key('ArrowUp')
  expect(active()).toBe(2)
  await key('ArrowDown')
  expect(active()).toBe(0)
  await key('ArrowDown')
  await type('wat')
  expect(active()).toBe(0)
})

it('Enter opens the chosen one, once', async () => {
  const opened: (string | null)[] = []
  document.addEventListener('click', (event) => {
    event.preventDefault()
    opened.push((event.target as Element).getAttribute('href'))
  })
  await key('ArrowDown')
  expect(await key('Enter')).toBe(true)
  await key('ArrowDown')
  expect(opened).toEqual(['/water/'])
})

it('mean the letters while a word is being composed', async () => {
  expect(await key('ArrowDown', { isComposing: true })).toBe(false)
  expect(active()).toBe(0)
})

it('Escape clears the field, then closes the menu', async () => {
  const menu = document.querySelector('dialog') as HTMLDialogElement
  expect(await key('Escape')).toBe(true)
  expect([field().value, isSearching(), menu.open]).toEqual(['', false, true])
  await key('Escape')
  expect(menu.open).toBe(false)
})

it('the search is over when the menu closes, and when the page is left', async () => {
  document.querySelector('dialog')?.dispatchEvent(new Event('close'))
  await settle()
  expect([field().value, options().length]).toEqual(['', 0])
  await type('wa')
  expect(options()).toHaveLength(2)
  dispatchEvent(new Event('pagehide'))
  expect([field().value, options().length]).toEqual(['', 0])
})
