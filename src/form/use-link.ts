import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import { type FormState, fromFragment } from '../engine/fragment'
import { fillIn, hasFieldsFor, leftToFillIn } from './form-state'

interface Link {
  /** What is to stand in the form; slots with repeated fields add what is needed and say so. */
  readonly given: FormState | undefined
  readonly onFieldsAdded: () => void
  readonly forget: () => void
  /** Runs now, or once everything given has been filled in. */
  readonly whenFilled: (act: () => void) => void
}

/**
 * Fills the form from the address's fragment, on arrival and when it changes, or from what an error screen has saved.
 * The result still needs a press.
 */
export function useLink(
  calculator: Calculator,
  form: RefObject<HTMLFormElement | null>,
  saved: FormState | undefined,
  onTake: (state: FormState) => void,
): Link {
  const [given, setGiven] = useState<FormState>()
  /** Callbacks waiting until the form is filled in; undefined when it is. */
  const waiting = useRef<(() => void)[]>(undefined)
  /** The fragment that the form was filled from last. Back from a heading of the page to it brings no new link. */
  const filledFrom = useRef('')

  const take = useCallback(
    (state: FormState) => {
      waiting.current = []
      onTake(state)
      setGiven(state)
    },
    [onTake],
  )

  // Before a visitor can press: what was typed before hydration counts more than what a link carries.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes over
  useLayoutEffect(() => {
    filledFrom.current = location.hash
    const carried = saved ?? fromFragment(calculator, location.hash)
    if (form.current && carried)
      take({ ...carried, raw: leftToFillIn(calculator, form.current, carried.raw) })
  }, [])

  useEffect(() => {
    // A link opened in this page says everything: what it does not name stands as it stood at first.
    const renew = () => {
      const carried = location.hash !== filledFrom.current && fromFragment(calculator, location.hash)
      if (!carried) return
      filledFrom.current = location.hash
      form.current?.reset()
      take(carried)
    }
    addEventListener('hashchange', renew)
    return () => removeEventListener('hashchange', renew)
  }, [calculator, form, take])

  const forget = useCallback(() => {
    waiting.current = undefined
    setGiven(undefined)
  }, [])

  /** Not counted here: while fields are added, a visitor may remove some. */
  const onFieldsAdded = useCallback(() => {
    const acts = given && waiting.current
    if (!acts) return
    waiting.current = undefined
    for (const act of acts) act()
  }, [given])

  useLayoutEffect(() => {
    if (!form.current || !given) return
    fillIn(form.current, given.raw)
    if (hasFieldsFor(form.current, given.raw)) onFieldsAdded()
  }, [form, given, onFieldsAdded])

  return {
    given,
    onFieldsAdded,
    forget,
    whenFilled: (act) => {
      if (waiting.current) waiting.current.push(act)
      else act()
    },
  }
}
