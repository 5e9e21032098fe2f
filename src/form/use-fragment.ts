import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Fields } from '../engine/fields'
import { fromFragment } from '../engine/fragment'
import type { RawInputs } from '../engine/read'
import { fillIn, isUntouched } from './raw-inputs'

export const NOTHING_GIVEN: RawInputs = {}

/**
 * Fills the form from the address's fragment, on arrival and when it changes, and says when the form is as it should
 * be. Returns what was given, so that pieces with repeated fields can make room for it; the result still needs a press.
 */
export function useFragment(
  fields: Fields,
  form: RefObject<HTMLFormElement | null>,
  onReady: () => void,
): RawInputs {
  const [given, setGiven] = useState(NOTHING_GIVEN)
  const hasArrived = useRef(false)

  const ready = () => {
    hasArrived.current = true
    onReady()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reading is tied to the address, not to its callers
  useEffect(() => {
    const read = () => {
      const inputs = fromFragment(fields, location.hash)
      const isCarrying = Object.keys(inputs).length > 0
      if (isCarrying) setGiven(inputs)
      return isCarrying
    }
    if (!read()) ready()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [fields])

  // Runs after the pieces have been drawn anew with room for what is given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filling in is tied to what was given, not to its callers
  useEffect(() => {
    if (!form.current || given === NOTHING_GIVEN) return
    // What was typed before this script arrived counts more than what the link carries.
    fillIn(form.current, given, hasArrived.current ? undefined : isUntouched)
    ready()
  }, [given])

  return given
}
