import { type RefObject, useEffect, useState } from 'react'
import type { Fields } from '../engine/fields'
import { fromFragment } from '../engine/fragment'
import type { RawInputs } from '../engine/read'
import { fillIn, leftToFillIn } from './raw-inputs'

const NOTHING_GIVEN: RawInputs = {}

/**
 * Fills the form from the address's fragment, on arrival and when it changes, and says when the form is as it should
 * be. Returns what was given, so that pieces with repeated fields can make room for it; the result still needs a press.
 */
export function useFragment(
  fields: Fields,
  form: RefObject<HTMLFormElement | null>,
  onReady: () => void,
): { given: RawInputs; forgetGiven: () => void } {
  const [given, setGiven] = useState(NOTHING_GIVEN)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reading is tied to the address, not to its callers
  useEffect(() => {
    const take = (inputs: RawInputs) => {
      const isCarrying = Object.keys(inputs).length > 0
      if (isCarrying) setGiven(inputs)
      return isCarrying
    }
    const carried = () => fromFragment(fields, location.hash)
    const renew = () => take(carried())
    // What was typed before this script arrived counts more than what the link carries.
    if (!form.current || !take(leftToFillIn(fields, form.current, carried()))) onReady()
    addEventListener('hashchange', renew)
    return () => removeEventListener('hashchange', renew)
  }, [fields])

  // Runs after the pieces have been drawn anew with room for what is given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filling in is tied to what was given, not to its callers
  useEffect(() => {
    if (!form.current || given === NOTHING_GIVEN) return
    fillIn(form.current, given)
    onReady()
  }, [given])

  return { given, forgetGiven: () => setGiven(NOTHING_GIVEN) }
}
