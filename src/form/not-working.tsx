import type { Formats } from '../engine/format'
import styles from './form.module.css'
import { NO_SCRIPT_WORDS } from './no-script-words'
import { TRANSLATABLE } from './translatable'

/** What a form says where its script does not come (shown by client-use.ts), and where there are no scripts at all. */
export const NotWorking = ({ formats: { language, words } }: { formats: Formats }) => (
  <>
    <div className={styles.note} data-failed="" role="status" hidden>
      <p {...TRANSLATABLE}>{words.form.failed}</p>
      <button type="button" className={styles.retry} {...TRANSLATABLE}>
        {words.form.reload}
      </button>
    </div>
    <noscript>{import.meta.env.SSR && <p className={styles.note}>{NO_SCRIPT_WORDS[language]}</p>}</noscript>
  </>
)
