import type { Calculator } from '../engine/calculator'
import { filled } from '../engine/filled'
import { keysOf, labelOf, shownText } from '../engine/result'
import { checkedInputs, unknownName } from '../engine/unknown-name'
import type { PageText } from './page-text'
import styles from './quick-estimates.module.css'
import { SITE_WORDS } from './site-words'

/** Typical values, worked out by the calculator itself when the site is built. */
export function QuickEstimates({
  calculator,
  estimates,
}: {
  calculator: Calculator
  estimates: PageText['quickEstimates']
}) {
  if (estimates.length === 0) return null
  const { formats, fields } = calculator
  return (
    <section className={styles.estimates} aria-labelledby="quick-estimates">
      <h2 id="quick-estimates">{SITE_WORDS[formats.language].quickEstimates}</h2>
      <dl>
        {estimates.map(({ title, inputs, line: key }) => {
          const where = `content.mdx of ${calculator.name}, quick estimate '${title}',`
          const result = calculator.run(filled(fields, checkedInputs(where, fields, inputs)))
          const { lines = [], headline = '' } = result ?? {}
          const name = key ?? headline
          const line = lines.find((candidate) => candidate.key === name)
          if (!line) throw unknownName(where, 'line', name, keysOf(lines))
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
