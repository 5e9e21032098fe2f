/**
 * Presses of the ± beside a field. They are heard by the form: questions that stay as they were served hear nothing. Few
 * calculators have such a field, and only their scripts have this.
 */
import { useLayoutEffect } from 'react'
import type { FieldLifeProps } from './slots'

/** What tells the button of a field. */
export const signOf = (id: string) => ({ 'data-sign-of': id })

function signedBy({ target }: Event): HTMLInputElement | undefined {
  if (!(target instanceof HTMLButtonElement)) return undefined
  const input = document.getElementById(target.dataset.signOf ?? '')
  return input instanceof HTMLInputElement ? input : undefined
}

/** The field goes on where it was. */
function keepFocus(event: Event): void {
  if (signedBy(event)) event.preventDefault()
}

function flipSign(event: Event): void {
  const input = signedBy(event)
  if (!input) return
  // A number field cannot hold a sign alone.
  if (input.value === '') input.type = 'text'
  input.value = /^[-−]/.test(input.value) ? input.value.slice(1) : `-${input.value}`
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

export function useSignPresses(form: FieldLifeProps['form']): void {
  useLayoutEffect(() => {
    const hearing = new AbortController()
    form.current?.addEventListener('mousedown', keepFocus, hearing)
    form.current?.addEventListener('click', flipSign, hearing)
    return () => hearing.abort()
  }, [form])
}

/** All that the fields of most such calculators do. */
export function SignPresses({ form }: FieldLifeProps) {
  useSignPresses(form)
  return null
}
