import type { Calculator } from '../engine/calculator'
import { calculateLabelOf } from './calculate-label'
import styles from './form.module.css'
import { TRANSLATABLE } from './translatable'

/** Calculate and Reset. */
export const Actions = ({ calculator }: { calculator: Calculator }) => (
  <div className={styles.actions}>
    <button type="submit" className={styles.calculate} {...TRANSLATABLE}>
      {calculateLabelOf(calculator)}
    </button>
    <button type="reset" className={styles.reset} {...TRANSLATABLE}>
      {calculator.formats.words.form.reset}
    </button>
  </div>
)
