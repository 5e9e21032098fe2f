import type { MouseEvent } from 'react'
import { asNumber, explain } from '../../engine/phrase'
import type { FieldSlotProps } from '../../form/slots'
import { TRANSLATABLE } from '../../form/translatable'
import styles from './fluid-buttons.module.css'

/** Each button fills the density field; nothing is worked out before Calculate. */
export function FluidButtons({ calculator: { rates, formats } }: FieldSlotProps) {
  const fill = (density: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const input = event.currentTarget.form?.elements.namedItem('density')
    if (!(input instanceof HTMLInputElement)) return
    input.value = String(density)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <fieldset className={styles.fluids}>
      <legend {...TRANSLATABLE}>Fill in a typical density</legend>
      {Object.entries(rates).map(
        ([fluid, schedule]) =>
          schedule.kind === 'constant' && (
            <button
              key={fluid}
              type="button"
              value={fluid}
              title={explain([asNumber(schedule.value, schedule.unit)], formats)}
              onClick={fill(schedule.value)}
              {...TRANSLATABLE}
            >
              {schedule.label}
            </button>
          ),
      )}
    </fieldset>
  )
}
