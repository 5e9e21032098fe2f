import { type RefObject, useState } from 'react'
import { untouched } from '../engine/calculator'
import type { Fields } from '../engine/fields'
import type { RawInputs } from '../engine/read'
import { rawInputs } from './raw-inputs'

const isSame = (a: RawInputs, b: RawInputs) => JSON.stringify(a) === JSON.stringify(b)

/**
 * What is chosen decides in which words a field is asked for. Figures decide nothing until a press, so typing them, or
 * waking up to a form that nobody has touched, draws nothing anew.
 */
export function useChosen(fields: Fields, form: RefObject<HTMLFormElement | null>) {
  const choices = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === 'choice'))
  const [chosen, setChosen] = useState(() => untouched(choices))

  const readChosen = () => {
    if (!form.current) return
    const now = rawInputs(choices, form.current)
    setChosen((before) => (isSame(before, now) ? before : now))
  }
  const forgetChosen = () => setChosen(untouched(choices))
  return { chosen, readChosen, forgetChosen }
}
