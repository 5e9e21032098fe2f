/** Figures for the address of a page whose form has no script to make a link; `fromFragment` reads them. */
import { AS_TYPED } from '../engine/as-typed'
import { type Control, controlsOf, isUntouched } from './controls'
import { isTextByTyping } from './number-typing'

/** As a link carries it; in whatever notation, only the form's script can read it. */
function textOf(control: Control): string {
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked ? 'on' : ''
  return (isTextByTyping(control) ? AS_TYPED : '') + control.value
}

/** What was typed or chosen, over what a link has brought: the form is filled again from there. Nothing is repeated yet. */
export function figuresIn(form: HTMLFormElement): URLSearchParams {
  const figures = new URLSearchParams(location.hash.slice(1))
  for (const control of controlsOf(form))
    if (!isUntouched(control)) figures.set(control.name, textOf(control))
  return figures
}
