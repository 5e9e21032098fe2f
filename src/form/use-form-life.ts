import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Deferred } from './deferred'
import { holdAsNumbers } from './form-state'
import { HYDRATED } from './hydrated'

/** What a form does besides being used: when React takes it over, while nobody uses it, and when its page is left. */
export function useFormLife(
  calculator: Calculator,
  form: RefObject<HTMLFormElement | null>,
  /** What a press will need, where there are lists, and something of its own below the result. */
  published: Deferred<unknown> | undefined,
  belowResult: Deferred<unknown> | undefined,
): void {
  // In the same task in which React attaches its events: from here on no press is queued.
  useLayoutEffect(() => {
    form.current?.dispatchEvent(new Event(HYDRATED))
  }, [form])

  useEffect(() => {
    const getReady = async (element: HTMLFormElement) => {
      const { beforeAPress } = await import('./before-a-press')
      await beforeAPress(calculator, element, published, belowResult)
    }
    // A press does without.
    if (form.current) getReady(form.current).catch(() => {})
  }, [calculator, form, published, belowResult])

  // Another page, and Back: what was typed has to be something that the browser can put back.
  useEffect(() => {
    const leave = () => form.current && holdAsNumbers(calculator, form.current)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [calculator, form])
}
