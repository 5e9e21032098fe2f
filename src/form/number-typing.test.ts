/** A number field before any script of the form: what it holds, and what makes a text field of it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptAnyNotation } from './number-typing'

const form = () => document.querySelector('form') as HTMLFormElement
const field = () => document.querySelector('input') as HTMLInputElement

/** What a keyboard, a clipboard or a program puts into the field; true where the field holds it as it is. */
function offer(text: string, inputType = 'insertCompositionText'): boolean {
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType })
  Object.defineProperty(event, 'data', { value: text })
  return field().dispatchEvent(event)
}

function place(language = '') {
  document.body.innerHTML = `<form data-language="${language}"><input type="number" inputmode="decimal" value=""></form>`
  acceptAnyNotation(form())
}
beforeEach(() => place())

it.each(['7', '1234', '12.5', '.5', '5.'])('holds %s as a number', (text) => {
  expect([offer(text), field().type]).toEqual([true, 'number'])
})

it.each(['5.25', '-5.25', '-.5', '-12', '12'])('holds %s of a program on a German page too', (text) => {
  place('de')
  expect([offer(text, 'insertText'), field().type]).toEqual([true, 'number'])
})

it.each([
  ['5.25', 'insertFromPaste'],
  ['x5.25', 'insertText'],
  ['5.', 'insertText'],
])('makes a text of %s on a German page by %s', (text, how) => {
  place('de')
  expect([offer(text, how), field().type, field().value]).toEqual([false, 'text', text])
})

it('makes a text of a negative number that is pasted, where a program may put one in', () => {
  expect([offer('-5.25', 'insertFromPaste'), field().type, field().value]).toEqual([false, 'text', '-5.25'])
})

it.each([
  ['100\n150', '100; 150'],
  ['12.5\r\n13', '12.5; 13'],
  ['100\t150', '100; 150'],
  ['1 234,56 €', '1 234,56 €'],
])('keeps apart what was in two cells: %j', (text, kept) => {
  offer(text, 'insertFromPaste')
  expect(field().value).toBe(kept)
})

it('leaves what is composed of several keys to the browser, which puts it in whatever is done', () => {
  const event = new InputEvent('beforeinput', { bubbles: true, inputType: 'insertCompositionText' })
  Object.defineProperty(event, 'data', { value: '１２' })
  field().dispatchEvent(event)
  expect([field().type, field().value]).toEqual(['text', ''])
})

it('keeps a thousand characters of a pasted book, and takes no more', () => {
  expect(offer('7'.repeat(999))).toBe(true)
  expect(offer('7'.repeat(1000))).toBe(false)
  expect([field().type, field().value.length, field().maxLength]).toEqual(['text', 1000, 1000])
  place()
  offer('x'.repeat(5000))
  expect(field().value).toHaveLength(1000)
})

it('tells the form, which does not see what was prevented', () => {
  const heard = vi.fn()
  form().addEventListener('input', heard)
  offer('7')
  expect(heard).not.toHaveBeenCalled()
  offer(',')
  expect(heard).toHaveBeenCalledOnce()
})

it('is a number field again after Reset, other fields stay what they are', () => {
  form().insertAdjacentHTML('beforeend', '<input type="text" name="name"><select></select>')
  offer(',')
  expect(field().type).toBe('text')
  form().reset()
  expect([...form().querySelectorAll('input')].map(({ type }) => type)).toEqual(['number', 'text'])
})

it('a press into another field leaves this one selected, so that typing replaces it', () => {
  form().insertAdjacentHTML('beforeend', '<button type="button">Press</button>')
  field().value = '100'
  field().focus()
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  offer(',')
  expect(field().value).toBe(',')
})

describe('a number that is pressed twice', () => {
  const pressTwice = (number: string) => {
    field().value = number
    field().focus()
    for (const type of ['pointerdown', 'mouseup', 'pointerdown', 'mouseup', 'dblclick'])
      field().dispatchEvent(new Event(type, { bubbles: true }))
  }

  it('is replaced by typing', () => {
    pressTwice('100')
    offer('$')
    expect(field().value).toBe('$')
  })

  it('keeps its sign, which is not selected', () => {
    pressTwice('-100')
    offer('$')
    expect(field().value).toBe('-100$')
  })
})

it('what the browser says is selected is replaced, however it came to be', () => {
  field().value = '100'
  vi.spyOn(globalThis, 'getSelection').mockReturnValue({ toString: () => '100' } as Selection)
  offer(',')
  expect(field().value).toBe(',')
  vi.restoreAllMocks()
})

describe('the wheel', () => {
  const turn = () => field().dispatchEvent(new Event('wheel', { bubbles: true }))
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes the focus from a number for a moment, so that the page scrolls and does not jump back', () => {
    field().focus()
    const focus = vi.spyOn(field(), 'focus')
    turn()
    expect(document.activeElement).not.toBe(field())
    vi.runAllTimers()
    expect(document.activeElement).toBe(field())
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  })

  it('means nothing over a number that has not the focus, nor over a text', () => {
    turn()
    vi.runAllTimers()
    expect(document.activeElement).toBe(document.body)
    field().type = 'text'
    field().focus()
    turn()
    expect(document.activeElement).toBe(field())
  })
})
