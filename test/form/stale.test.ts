/** A result that no longer fits the form says so, whatever has changed the form. */
import { afterEach, expect, it } from 'vitest'
import { until } from '../waiting'
import { all, button, click, close, field, fill, one, open, press, type } from './page'
import { result, submit } from './with-result'

afterEach(close)

const isStale = () => one('main section[data-stale]') !== null

it('after typing', async () => {
  await open('ebay-fee-calculator')
  await press()
  expect(isStale()).toBe(false)
  await type(field('itemPrice'), '5')
  expect(isStale()).toBe(true)
})

it('after an amount that was worked back was put into the form', async () => {
  await result('square-fee-calculator')
  const wanted = one<HTMLInputElement>('#wanted')
  await type(wanted, '100')
  await submit(wanted.form)
  expect(isStale()).toBe(false)
  await click(button('Put it into the form'))
  expect(field('amount').value).toBe('103.30')
  expect(isStale()).toBe(true)
})

it('after a fluid has filled in its density', async () => {
  await open('centipoise-centistokes-calculator')
  await fill({ viscosity: '46', density: '0.9' })
  await press()
  expect(isStale()).toBe(false)
  await click(button('Diesel'))
  expect(isStale()).toBe(true)
})

it('after a piece was removed; the focus is where another can be added', async () => {
  await open('area-irregular-shapes-calculator')
  await fill({ segmentValue: ['1', '20'] })
  await press()
  expect(isStale()).toBe(false)
  button('Remove piece 1')?.focus()
  await click(button('Remove piece 1'))
  await until(() => all('main form [name=segmentValue]').length === 1)
  expect(isStale()).toBe(true)
  expect(document.activeElement).toBe(button('Add segment'))
})

it('the keyboard goes on with the piece that took the place of a removed one, or with the last', async () => {
  await open('area-irregular-shapes-calculator')
  for (let times = 0; times < 3; times++) await click(button('Add segment'))
  // Pressed by a key, as this is.
  expect(document.activeElement).toBe(field('segmentValue', 3))
  await click(button('Remove piece 1'))
  expect(document.activeElement).toBe(button('Remove piece 1'))
  await click(button('Add segment'))
  await click(button('Remove piece 4'))
  expect(document.activeElement).toBe(button('Remove piece 3'))
})

it('a pointer that adds a piece leaves the focus where it is', async () => {
  await open('area-irregular-shapes-calculator')
  button('Add segment')?.focus()
  button('Add segment')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  expect(all('[name=segmentValue]').length).toBe(2)
  expect(document.activeElement).toBe(button('Add segment'))
})
