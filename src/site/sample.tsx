import { filled } from '../engine/filled'
import { partsOf } from '../engine/parts'
import { headlineOf, shownText } from '../engine/result'
import { FlowBar, flowSentence } from '../form/flow'
import type { Page } from './calculator-pages'
import styles from './sample.module.css'

/** What a result looks like: the untouched form of one calculator, worked out when the site is built. */
export function Sample({ page: { calculator, path } }: { page: Page }) {
  const { formats, fields, name } = calculator
  const raw = filled(fields, {})
  const breakdown = calculator.run(raw)
  if (!breakdown?.flow) return null
  const line = headlineOf(breakdown)
  return (
    <figure className={styles.sample}>
      <FlowBar parts={partsOf(breakdown.flow)} formats={formats} />
      <figcaption>
        {'Example from the '}
        <a href={path}>{name}</a>
        {`. ${shownText(line.value, formats)} ${flowSentence(calculator, raw, breakdown)}.`}
      </figcaption>
    </figure>
  )
}
