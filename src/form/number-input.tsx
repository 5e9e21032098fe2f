import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { TYPE_CHANGED } from './number-typing'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'ref'> {
  id: string
  /** Part of the page before this script arrived. It may have been typed into, and React has to begin with what it is now. */
  isServed?: boolean
}

const typeSoFar = (id: string): string => {
  const field = typeof document !== 'undefined' && document.getElementById(id)
  return field instanceof Object && 'type' in field ? String(field.type) : 'number'
}

/**
 * A number field that may become a text field while it is typed into (number-typing.ts says why). React would make it a
 * number field again at the next letter, and so empty it, unless it is told.
 */
export function NumberInput({ isServed, ...props }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState(() => (isServed ? typeSoFar(props.id) : 'number'))

  useLayoutEffect(() => {
    const field = input.current as HTMLInputElement
    const { form } = field
    const follow = () => setType(field.type)
    const reset = () => setType('number')
    field.addEventListener('input', follow)
    field.addEventListener(TYPE_CHANGED, follow)
    form?.addEventListener('reset', reset)
    return () => {
      field.removeEventListener('input', follow)
      field.removeEventListener(TYPE_CHANGED, follow)
      form?.removeEventListener('reset', reset)
    }
  }, [])

  // Whatever is typed is worked with: `step` and `min` are for keypads and arrows, and nothing is to be called invalid.
  return <input ref={input} type={type} inputMode="decimal" aria-invalid={false} {...props} />
}
