import type { Calculator } from '../engine/calculator'
import { filled } from '../engine/filled'
import { explain } from '../engine/phrase'
import { fullText, labelOf } from '../engine/result'
import styles from './examples.module.css'

/** The calculator's own examples, worked out when the site is built. */
export function Examples({ calculator }: { calculator: Calculator }) {
  const { formats } = calculator
  return calculator.examples.map(({ title, inputs }) => (
    <div key={title} className={`${styles.example} ${calculator.currency ? styles.sum : ''}`}>
      <h3>{title.replace(/(?<=\d) (?=[€%])/g, '\u00a0')}</h3>
      <dl>
        {calculator.run(filled(calculator.fields, inputs))?.lines.map((line) => (
          <div key={line.key} className={styles[line.type]}>
            <dt>{labelOf(line, formats)}</dt>
            <dd>{fullText(line.value, formats)}</dd>
            {line.because && <dd>{explain(line.because, formats)}</dd>}
          </div>
        ))}
      </dl>
    </div>
  ))
}
