import { asNumber, explain } from '../../engine/phrase'
import type { FieldSlotProps } from '../../form/slots'
import styles from './fluid-buttons.module.css'

/** What a press of one does is in fluid-presses.ts. */
export default function FluidButtons({ calculator: { rates, formats } }: FieldSlotProps) {
  return (
    <fieldset className={styles.fluids}>
      <legend>Fill in a typical density</legend>
      {Object.entries(rates).map(
        ([fluid, schedule]) =>
          schedule.kind === 'constant' && (
            <button
              key={fluid}
              type="button"
              value={fluid}
              title={explain([asNumber(schedule.value, schedule.unit)], formats)}
            >
              {schedule.label}
            </button>
          ),
      )}
    </fieldset>
  )
}
