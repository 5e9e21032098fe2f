import { type RefObject, useEffect, useState } from 'react'
import type { Fields } from '../engine/fields'
import { fromFragment } from '../engine/fragment'
import type { RawInputs } from '../engine/read'
import { fillIn } from './raw-inputs'

/**
 * Fills the form from the address's fragment, on arrival and when it changes. Returns what was filled in, so that
 * pieces with repeated fields can make room for it; the result still needs a press.
 */
export function useFragment(
  fields: Fields,
  form: RefObject<HTMLFormElement | null>,
  onFilled: () => void,
): RawInputs {
  const [given, setGiven] = useState<RawInputs>({})

  useEffect(() => {
    const read = () => {
      const inputs = fromFragment(fields, location.hash)
      if (Object.keys(inputs).length) setGiven(inputs)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [fields])

  // Runs after the pieces have been drawn anew with room for what is given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filling in is tied to what was given, not to its callers
  useEffect(() => {
    if (!form.current || Object.keys(given).length === 0) return
    fillIn(form.current, given)
    onFilled()
  }, [given])

  return given
}
