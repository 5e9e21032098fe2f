import { filled } from '../engine/calculator'
import { labelOf, shownText } from '../engine/result'
import type { Page } from './calculator-pages'
import styles from './quick-estimates.module.css'
import { SITE_WORDS } from './site-words'

/** Typical values, worked out by the calculator itself when the site is built. */
export function QuickEstimates({ page: { calculator, quickEstimates } }: { page: Page }) {
  if (quickEstimates.length === 0) return null
  const { formats, fields } = calculator
  return (
    <section className={styles.estimates} aria-labelledby="quick-estimates">
      <h2 id="quick-estimates">{SITE_WORDS[formats.language].quickEstimates}</h2>
      <dl>
        {quickEstimates.map(({ title, inputs, line: key }) => {
          const result = calculator.run(filled(fields, inputs))
          const line = result?.lines.find((candidate) => candidate.key === (key ?? result.headline))
          if (!line) throw new ReferenceError(`${calculator.name}: no line for the quick estimate "${title}"`)
          return (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {shownText(line.value, formats)}
                <small>{labelOf(line, formats)}</small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
