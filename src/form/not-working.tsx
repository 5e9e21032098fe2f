import type { Formats } from '../engine/format'
import styles from './form.module.css'
import { NOT_WORKING_WORDS } from './not-working-words'
import { TRANSLATABLE } from './translatable'

/**
 * What a form says where its script does not come (shown by client-use.ts), and where there are no scripts at all. The
 * script itself has no use for the words: like the questions (served-fields.tsx), they stay as they were served.
 */
export function NotWorking({ formats: { language } }: { formats: Formats }) {
  const words = import.meta.env.SSR && NOT_WORKING_WORDS[language]
  return (
    <>
      <div className={styles.note} data-failed="" role="status" hidden {...TRANSLATABLE}>
        {words ? (
          <>
            <p>{words.failed}</p>
            <button type="button" className={styles.retry}>
              {words.reload}
            </button>
          </>
        ) : (
          // A text of its own, if an empty one: with null, React would take out the words that were served (served-fields.tsx).
          ''
        )}
      </div>
      <noscript>{words && <p className={styles.note}>{words.noScript}</p>}</noscript>
    </>
  )
}
