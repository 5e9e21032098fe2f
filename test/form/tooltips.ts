/** Two buttons with tooltips in a page without a browser, and what pointers and the keyboard do to them. */
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { HintedButton } from '../../src/form/extras/hinted-button'

let root: Root
/** Each test comes long after the one before, whose tooltips would otherwise make its own open at once. */
let minutes = 0

export const pressed = vi.fn()

const buttonAt = (place: number) => document.querySelectorAll('button')[place] as HTMLButtonElement
export const copy = () => buttonAt(0)
export const link = () => buttonAt(1)
export const tooltip = () => document.querySelector<HTMLElement>('[role=tooltip]')
export const open = () =>
  [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent)

export const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
export const send = (target: EventTarget, event: Event) => act(async () => void target.dispatchEvent(event))
export const point = (target: EventTarget, type: string, more: PointerEventInit = {}) =>
  send(target, new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }))
export const key = (name: string) => send(document, new KeyboardEvent('keydown', { key: name }))

export async function arrive(button: HTMLElement, milliseconds = 700): Promise<void> {
  await point(button, 'pointermove')
  await wait(milliseconds)
}
export const leave = (button: HTMLElement) => point(button, 'pointerout', { relatedTarget: document.body })

export async function focus(button: HTMLButtonElement, isByKeyboard = true): Promise<void> {
  vi.spyOn(button, 'matches').mockReturnValue(isByKeyboard)
  await act(async () => button.focus())
}

export async function show(): Promise<void> {
  vi.useFakeTimers()
  vi.advanceTimersByTime(++minutes * 60_000)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  const button = (name: string) =>
    createElement(HintedButton, { key: name, hint: `About ${name}`, onClick: pressed } as never, name)
  await act(async () => root.render([button('Copy'), button('Link')]))
}

export const removeButtons = () => act(async () => root.render(null))

export async function close(): Promise<void> {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  pressed.mockClear()
}
