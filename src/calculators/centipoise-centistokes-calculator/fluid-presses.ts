import { useLayoutEffect } from 'react'
import type { FieldLifeProps } from '../../form/slots'

/** Each button fills the density field; nothing is worked out before Calculate. */
export function FluidPresses({ calculator: { rates }, form }: FieldLifeProps) {
  useLayoutEffect(() => {
    const hearing = new AbortController()
    const fill = ({ target }: Event) => {
      const button = (target as Element).closest('button')
      const fluid = button && rates[button.value]
      const input = form.current?.elements.namedItem('density')
      if (fluid?.kind !== 'constant' || !(input instanceof HTMLInputElement)) return
      input.value = String(fluid.value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    form.current?.addEventListener('click', fill, hearing)
    return () => hearing.abort()
  }, [rates, form])

  return null
}
