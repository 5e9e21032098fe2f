/** The pieces of one area, never fewer than one: elements of the page, each a copy of the one that it was served with. */
import { MAX_REPEATED } from '../../engine/fragment'
import type { Control } from '../../form/controls'
import { put } from '../../form/form-state'
import styles from './segments.module.css'

const foundIn = <Found extends Element = HTMLElement>(parent: Element, selector: string) => [
  ...parent.querySelectorAll<Found>(selector),
]

export const piecesIn = (form: Element) => foundIn(form, `.${styles.segment}`)

const additionIn = (form: Element) => form.querySelector(`.${styles.add}`) as HTMLButtonElement

/** What ties the parts of a piece together. Each has the number of its piece in it. */
const NAMING = ['id', 'for', 'aria-describedby', 'data-sign-of']

/** One of the children of an element: there as long as it has something to say. */
function say(text: string, parent: Element, tag: 'span' | 'button' | 'p', className = ''): void {
  const there = parent.querySelector(`:scope > ${tag}${className && `.${className}`}`)
  if (!text) {
    there?.remove()
    return
  }
  const child = there ?? parent.appendChild(document.createElement(tag))
  if (child instanceof HTMLButtonElement) child.type = 'button'
  child.className = className
  child.textContent = text
}

/** Says which piece is which, where there are several, and whether there is room for more. */
function count(form: Element): void {
  const pieces = piecesIn(form)
  for (const [index, piece] of pieces.entries()) {
    const name = pieces.length > 1 ? `piece ${index + 1}` : ''
    for (const label of foundIn(piece, 'label')) say(name && `, ${name}`, label, 'span', 'visually-hidden')
    say(name && `Remove ${name}`, piece, 'button', styles.remove)
  }
  const isFull = pieces.length >= MAX_REPEATED
  const add = additionIn(form)
  add.hidden = isFull
  const most = isFull ? `${MAX_REPEATED} pieces at most. Add up the rest separately.` : ''
  say(most, add.parentElement as Element, 'p')
}

/** A copy of a piece with these texts in its fields, in their order. */
function copyOf(last: HTMLElement, texts: readonly string[]): HTMLElement {
  const piece = last.cloneNode(true) as HTMLElement
  for (const part of foundIn(piece, '*'))
    for (const name of NAMING) {
      const named = part.getAttribute(name)
      if (named)
        part.setAttribute(
          name,
          named.replace(/\d+/, (number) => String(Number(number) + 1)),
        )
    }
  for (const [index, control] of foundIn<Control>(piece, 'input, select').entries())
    put(control, texts[index] ?? '')
  return piece
}

/** Adds a piece for each of these lists of texts. */
export function addPieces(form: Element, pieces: readonly (readonly string[])[]): void {
  for (const texts of pieces) {
    const last = piecesIn(form).at(-1) as HTMLElement
    last.after(copyOf(last, texts))
  }
  count(form)
}

/** The button that was pressed goes with its piece: the keyboard goes on with that of the piece in its place, or with the last one. */
function removePiece(form: Element, piece: HTMLElement): void {
  const index = piecesIn(form).indexOf(piece)
  piece.remove()
  count(form)
  const left = foundIn(form, `.${styles.remove}`)
  const next = left[index] ?? left.at(-1) ?? additionIn(form)
  next.focus({ preventScroll: true })
  // The result no longer fits.
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Adds, removes and, with Reset, leaves one piece. */
export function hearPieces(form: HTMLFormElement, empty: readonly string[]): () => void {
  const hearing = new AbortController()

  function press({ target, detail }: MouseEvent) {
    const button = (target as Element).closest('button')
    if (button?.matches(`.${styles.remove}`)) removePiece(form, button.parentElement as HTMLElement)
    if (!button?.matches(`.${styles.add}`)) return
    addPieces(form, [empty])
    // Whoever pressed a key would have to go back for it, and would not hear of it.
    if (detail === 0) piecesIn(form).at(-1)?.querySelector('input')?.focus()
  }

  function reset() {
    for (const piece of piecesIn(form).slice(1)) piece.remove()
    count(form)
  }

  form.addEventListener('click', press, hearing)
  form.addEventListener('reset', reset, hearing)
  return () => hearing.abort()
}
