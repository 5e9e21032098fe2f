/**
 * A number field drops or refuses most of what people write: "12,5", "1 234", "$40". So a field becomes a text field with
 * the same keypad in the moment in which something arrives that it could not hold, keeps everything that was typed, and
 * is a number field again after Reset. This works before the form's script has come; what the text means is read later.
 */

import type { Control } from './controls'

/** Says that a field has become another kind of field by other means than typing. */
export const TYPE_CHANGED = 'typechanged'

const isNumberField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number'

/** Tells what a field became when it was typed into from what it was. */
export const isTextByTyping = ({ type, inputMode }: Control) => type === 'text' && inputMode === 'decimal'

/** No number is longer; browsers take seconds to lay out a pasted book. */
const MAX_LENGTH = 1000

/** Cells of a table: a text field would join their digits to one number. */
const apart = (text: string) => text.replace(/(\d)[\t\r\n]+(?=\d)/g, '$1; ')

/**
 * What a number field keeps as it is: digits; one point where the page writes numbers with a point; and a whole number put
 * in at once by a program, which writes numbers as HTML does.
 */
const isHeld = (text: string, kept: string, inputType: string, field: HTMLInputElement) =>
  text.length < MAX_LENGTH &&
  (/^\d*$/.test(text) ||
    (!field.closest('[data-language=de]') && /^\d*\.?\d*$/.test(kept + text)) ||
    (inputType === 'insertText' && /^-?\d*\.?\d+$/.test(text)))

export function acceptAnyNotation(island: HTMLElement): void {
  /** The field in which everything is selected, so that the next letter replaces it all; nobody else can tell. */
  let selected: EventTarget | null = null
  let isNew = false
  /** The field that was entered last and not left for another one. */
  let inside: EventTarget | null = null

  /** On the way down: while React hydrates, it holds events back that arrive at the form, a focus among them. */
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    act: (event: HTMLElementEventMap[Type]) => void,
  ) => island.addEventListener(type, act, true)

  // What stands in a field is replaced by typing; a second press places the cursor. React says a focus again that it held
  // back, when somebody may be typing already.
  listen('focusin', ({ target }) => {
    if (!isNumberField(target) || target === inside) return
    inside = target
    target.select()
    selected = target
    isNew = true
  })
  // Back from another window, the field goes on where it was.
  listen('focusout', () => {
    if (document.hasFocus()) inside = null
  })
  listen('pointerdown', ({ target }) => {
    if (target !== document.activeElement) return
    selected = null
    isNew = false
  })
  // Twice in a row selects a number, but not its sign.
  listen('dblclick', ({ target }) => {
    if (isNumberField(target) && !target.value.startsWith('-')) selected = target
  })
  // Letting go of the button would take the selection away again.
  listen('mouseup', (event) => {
    if (isNew && isNumberField(event.target)) event.preventDefault()
    isNew = false
  })
  listen('keydown', ({ key, ctrlKey, metaKey, target }) => {
    if (/^(?:Arrow|Home|End)/.test(key)) selected = null
    else if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') selected = target
  })
  // The wheel over a focused number field would change the number; it should scroll the page. Typing goes on where it was.
  island.addEventListener(
    'wheel',
    ({ target }) => {
      if (!isNumberField(target) || target !== document.activeElement) return
      target.blur()
      inside = target
      setTimeout(() => target.focus({ preventScroll: true }))
    },
    { passive: true },
  )
  listen('beforeinput', (event) => {
    const { target, data, dataTransfer, inputType } = event
    if (!isNumberField(target)) return
    const text = data ?? dataTransfer?.getData('text/plain')
    // Some browsers say what is selected in a field, whichever way it was.
    const isReplaced = selected === target || (target.value && String(getSelection()) === target.value)
    const kept = isReplaced ? '' : target.value
    selected = null
    if (!text || isHeld(text, kept, inputType, target)) return
    event.preventDefault()
    target.type = 'text'
    target.maxLength = MAX_LENGTH
    // What is composed of several keys cannot be prevented: the browser puts it in itself.
    target.value = (kept + (event.cancelable ? apart(text) : '')).slice(0, MAX_LENGTH)
    target.setSelectionRange(target.value.length, target.value.length)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  })
  listen('reset', ({ target }) => {
    for (const input of (target as HTMLFormElement).elements)
      if (input instanceof HTMLInputElement && isTextByTyping(input)) input.type = 'number'
  })
}
