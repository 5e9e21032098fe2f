/** Questions stay the elements that the page was served with, whatever happens to the form around them. */
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import AreaForm from '../../src/calculators/area-irregular-shapes-calculator/form'
import calculator from '../../src/calculators/ebay-fee-calculator/calculator'
import Form from '../../src/calculators/ebay-fee-calculator/form'
import { settle, until } from '../waiting'
import { all, button, click, close, field, one, open, press, results, served, type } from './page'

afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

it('typed into and pressed, none is drawn anew', async () => {
  await open('ebay-fee-calculator')
  const asked = all('#served label')
  await type(field('itemPrice'), '40')
  await press()
  await type(field('itemPrice'), '50')
  await press()
  const still = all('#served label')
  // One by one: a list of elements equals another whose elements only look the same.
  for (const [index, label] of asked.entries()) expect(still[index]).toBe(label)
  expect(asked.length).toBeGreaterThan(2)
})

it('an error takes the form away and gives it back with what nobody could read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open('ebay-fee-calculator')
  const price = field('itemPrice')
  price.type = 'text'
  await type(price, 'about 40 to 50')
  const broken = vi.spyOn(calculator, 'run').mockImplementation(() => {
    throw new Error('broken on purpose')
  })
  await press()
  expect(one('[role=alert]').textContent).toContain('broken on purpose')
  expect(field('itemPrice')).toBeUndefined()
  broken.mockRestore()
  await click(button(calculator.formats.words.form.restore))
  expect(field('itemPrice')).toBe(price)
  expect(price.value).toBe('about 40 to 50')
  await type(price, '100')
  await press()
  expect(results().net).toBe('$96.53')
})

it('where somebody else has changed the page before its script came, nothing typed is lost', async () => {
  const recovered = vi.fn()
  document.body.innerHTML = `<main>${served(createElement(Form))}</main>`
  const price = field('itemPrice')
  price.value = '200'
  // As an extension would that marks what it finds.
  one('main form [data-failed]').before(document.createElement('mark'))
  const root = hydrateRoot(one('main'), createElement(Form), { onRecoverableError: recovered })
  await until(() => recovered.mock.calls.length)
  await settle()
  expect(field('itemPrice')).toBe(price)
  expect(price.value).toBe('200')
  await press()
  expect(results().net).toBe('$180.73')
  root.unmount()
})

it('nor where pieces of the form come and go', async () => {
  document.body.innerHTML = `<main>${served(createElement(AreaForm))}</main>`
  field('segmentValue').value = '12'
  // As a password manager would that puts its sign beside a field.
  field('segmentValue').after(document.createElement('mark'))
  one('main form [data-failed]').before(document.createElement('mark'))
  const recovered = vi.fn()
  const root = hydrateRoot(one('main'), createElement(AreaForm), { onRecoverableError: recovered })
  await until(() => recovered.mock.calls.length)
  await settle()
  expect(field('segmentValue').value).toBe('12')
  await click(button('Add segment'))
  await type(field('segmentValue', 1), '3')
  await press()
  expect(results().area).toBe('15')
  root.unmount()
})
