import type { Calculator } from '../engine/calculator'
import { calculateLabelOf } from './calculate-label'
import styles from './form.module.css'
import { QUESTION_WORDS } from './question-words'

/** Calculate and Reset. */
export const Actions = ({ calculator }: { calculator: Calculator }) => (
  <div className={styles.actions}>
    <button type="submit" className={styles.calculate}>
      {calculateLabelOf(calculator)}
    </button>
    <button type="reset" className={styles.reset}>
      {QUESTION_WORDS[calculator.formats.language].reset}
    </button>
  </div>
)
