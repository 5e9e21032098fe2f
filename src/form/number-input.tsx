import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { TYPE_CHANGED } from './number-typing'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'ref'> {
  id: string
}

/**
 * A number field that may become a text field while it is typed into (number-typing.ts says why). React would make it a
 * number field again at the next letter, and so empty it, unless it is told.
 */
export function NumberInput(props: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState('number')

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
