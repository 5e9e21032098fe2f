/** Numbers as people write them, letter by letter into a number field. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle, until } from '../waiting'
import { close, field, one, open, press, reset, textOf } from './page'

/** Tells a field what a keyboard or a clipboard would; true when the field may take it as it is. */
function offer(input: HTMLInputElement, data: string | null, inputType = 'insertCompositionText'): boolean {
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType })
  Object.defineProperty(event, 'data', { value: data })
  return input.dispatchEvent(event)
}

/** Letter by letter, as a browser does it. */
function typeLetters(input: HTMLInputElement, text: string): void {
  for (const letter of text)
    if (offer(input, letter)) {
      input.value += letter
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
}

afterEach(close)

it('without a result, what could not be read is named, and what is blank is not', async () => {
  await open('board-coverage-calculator')
  typeLetters(field('boardWidth'), 'five')
  await press()
  expect(textOf(one('main section ul'))).toBe('Board width in inches: five not readable, counted as 0 in')
  field('boardWidth').value = '5 1/2'
  await press()
  expect(textOf(one('main section ul'))).toBe('Board width in inches: 5 1/2 read as 5.5 in')
})

describe('an English page', () => {
  beforeEach(() => open('ebay-fee-calculator'))
  const price = () => field('itemPrice')

  it('leaves digits and one point to the number field', () => {
    price().value = ''
    typeLetters(price(), '12.5')
    expect([price().type, price().value]).toEqual(['number', '12.5'])
  })

  it.each(['12,5', '1 234', '$40', '1.2.3', '-5', 'x'])('holds %s as text, as it was typed', (text) => {
    price().value = ''
    typeLetters(price(), text)
    expect([price().type, price().value]).toEqual(['text', text])
  })

  it('stays a text field while typing goes on, and is a number field again after Reset', async () => {
    price().value = ''
    typeLetters(price(), '1,5')
    await settle()
    expect([price().type, price().value]).toEqual(['text', '1,5'])
    expect(price().selectionStart).toBe(3)
    await press()
    expect(textOf(one('main section'))).toContain('1,5 read as $1.50')
    await reset()
    expect(price().type).toBe('number')
  })

  it('replaces what stood in a field that was just entered', () => {
    price().focus()
    expect(offer(price(), ',')).toBe(false)
    expect(price().value).toBe(',')
  })

  it.each(['ArrowLeft', 'Home', 'End'])('adds to what is there after %s', (key) => {
    price().focus()
    price().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    offer(price(), ',')
    expect(price().value).toBe('100,')
  })

  it('keeps the selection at other keys', () => {
    price().focus()
    price().dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
    offer(price(), ',')
    expect(price().value).toBe(',')
  })

  it('adds to what is there after a second press into it', () => {
    price().focus()
    price().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    offer(price(), ',')
    expect(price().value).toBe('100,')
  })

  it('a press that enters the field selects; letting go does not take that away, and the next one places the cursor', () => {
    const letGo = () => price().dispatchEvent(new Event('mouseup', { bubbles: true, cancelable: true }))
    const select = vi.spyOn(price(), 'select')
    price().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    price().focus()
    expect(select).toHaveBeenCalledOnce()
    expect(letGo()).toBe(false)
    expect(letGo()).toBe(true)
  })

  it('a focus that is told twice selects once, so that what was typed in between stays', () => {
    const select = vi.spyOn(price(), 'select')
    price().focus()
    price().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(select).toHaveBeenCalledOnce()
  })

  it('goes on where it was after another window', () => {
    price().focus()
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    price().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    const select = vi.spyOn(price(), 'select')
    price().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(select).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    price().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    const again = vi.spyOn(price(), 'select')
    price().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(again).toHaveBeenCalled()
  })

  it('goes on where it was after the wheel', async () => {
    price().focus()
    typeLetters(price(), '2')
    const select = vi.spyOn(price(), 'select')
    price().dispatchEvent(new Event('wheel', { bubbles: true }))
    await until(() => document.activeElement === price())
    expect(select).not.toHaveBeenCalled()
  })

  it.each(['ctrlKey', 'metaKey'])('replaces everything after %s and A', (key) => {
    price().focus()
    price().dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    price().dispatchEvent(new KeyboardEvent('keydown', { key: 'a', [key]: true, bubbles: true }))
    offer(price(), '1,5')
    expect(price().value).toBe('1,5')
  })

  it('takes what is pasted, and a whole number that a program puts in', () => {
    const pasted = new InputEvent('beforeinput', { bubbles: true, cancelable: true })
    Object.defineProperties(pasted, {
      data: { value: null },
      dataTransfer: { value: { getData: (kind: string) => (kind === 'text/plain' ? '1.234,50' : '') } },
    })
    price().value = ''
    price().dispatchEvent(pasted)
    expect(price().value).toBe('1.234,50')
    const shipping = field('shippingCharged')
    shipping.value = ''
    expect(offer(shipping, '-5.25', 'insertText')).toBe(true)
    expect(offer(shipping, '5.25x', 'insertText')).toBe(false)
  })

  it('lets deleting be', () => {
    expect(offer(price(), null, 'deleteContentBackward')).toBe(true)
    expect(price().type).toBe('number')
  })

  it('leaves a field alone that holds a text already', () => {
    typeLetters(price(), ',')
    expect(offer(price(), ',')).toBe(true)
  })

  it('is held as a number when the page is left, where it can be read', () => {
    price().value = ''
    typeLetters(price(), '12,5')
    const shipping = field('shippingCharged')
    shipping.value = ''
    typeLetters(shipping, 'abc')
    dispatchEvent(new Event('pagehide'))
    expect([price().type, price().value]).toEqual(['number', '12.5'])
    expect([shipping.type, shipping.value]).toEqual(['text', 'abc'])
  })
})

it('on a German page a point is text too: it groups thousands there', async () => {
  await open('paypal-gebuehrenrechner')
  field('betrag').value = ''
  typeLetters(field('betrag'), '1.234')
  expect(field('betrag').type).toBe('text')
  await press()
  expect(textOf(one('output[name=betrag]'))).toBe('1.234,00 €')
})

it('the sign button turns a number round and back', async () => {
  await open('db-to-watts-calculator')
  const sign = one('main form button[aria-label="Change the sign"]')
  const input = sign.parentElement?.querySelector('input') as HTMLInputElement
  input.value = '30'
  const heard = vi.fn()
  input.form?.addEventListener('input', heard)
  sign.click()
  expect(input.value).toBe('-30')
  expect(heard).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(input)
  sign.click()
  expect(input.value).toBe('30')
  input.value = '1e-3'
  sign.click()
  expect(input.value).toBe('-1e-3')
})

it('the sign may come before the number', async () => {
  await open('db-to-watts-calculator')
  const sign = one('main form button[aria-label="Change the sign"]')
  const input = sign.parentElement?.querySelector('input') as HTMLInputElement
  input.value = ''
  sign.click()
  await settle()
  expect(document.activeElement).toBe(input)
  typeLetters(input, '7')
  await settle()
  expect([input.type, input.value]).toEqual(['text', '-7'])
  sign.click()
  expect(input.value).toBe('7')
})

it('beside a German result numbers are German too', async () => {
  await open('paypal-gebuehrenrechner')
  await press()
  await until(() => one('#wanted'))
  const wanted = one<HTMLInputElement>('#wanted')
  typeLetters(wanted, '1.000')
  expect([wanted.type, wanted.value]).toEqual(['text', '1.000'])
})
