import type { ReactNode, RefObject } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Formats } from '../engine/format'
import { readingNotes } from '../engine/notes'
import { countedRates } from '../engine/own-rates'
import { explain } from '../engine/phrase'
import { type Breakdown, fullText, labelOf, shownText, unitText } from '../engine/result'
import type { Answer } from './answer'
import { FlowBar, FlowSummary } from './flow'
import styles from './result.module.css'
import { TRANSLATABLE } from './translatable'
import { FORM_WORDS } from './words'

interface Shown {
  breakdown: Breakdown
  formats: Formats
}

function Headline({ breakdown, formats }: Shown) {
  const line = breakdown.lines.find(({ key }) => key === breakdown.headline)
  if (!line) return null
  return (
    <>
      <p className={styles.question}>{labelOf(line, formats)}</p>
      {/* Each text alone in an element: a translator may wrap it, and React still finds what to change. */}
      <p className={styles.answer} translate="no">
        <span>{shownText(line.value, formats)}</span>
        {unitText(line.value) && <span className={styles.answerUnit}>{unitText(line.value)}</span>}
      </p>
    </>
  )
}

/** Every line is one named output; units stand beside it, so that the figure can be copied alone. */
function Lines({ breakdown, formats }: Shown) {
  return (
    <dl className={styles.lines}>
      {breakdown.lines.map((line) => (
        <div key={line.key} className={`${styles.line} ${styles[line.type]}`}>
          <dt>{labelOf(line, formats)}</dt>
          <dd className={styles.value} translate="no">
            {line.aside ? (
              <span>{shownText(line.value, formats)}</span>
            ) : (
              <output name={line.key} aria-live="off">
                {shownText(line.value, formats)}
              </output>
            )}
            {unitText(line.value) && <span>{unitText(line.value)}</span>}
          </dd>
          {line.because && <dd className={styles.because}>{explain(line.because, formats)}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** An invisible space makes the same words news again. */
const again = (presses: number) => (presses % 2 === 0 ? '\u00a0' : '')

/** Heard once per press. */
function announcement(breakdown: Breakdown, presses: number, formats: Formats): string {
  const line = breakdown.lines.find(({ key }) => key === breakdown.headline)
  return line ? `${labelOf(line, formats)}: ${fullText(line.value, formats)}${again(presses)}` : ''
}

/** What else went into the result: blank fields, and rates of the visitor's own. */
function Notes({ calculator, answer }: { calculator: Calculator; answer: Answer }) {
  const { formats } = calculator
  const base = answer.chosen ? { ...calculator, rates: answer.chosen.rates } : calculator
  const list = countedRates(base, answer.raw, answer.ownRates).map(
    ({ label, unit, own }) =>
      `${label} ${unit === 'percent' ? formats.percent(own) : unit === 'money' ? formats.money(own) : own}`,
  )
  const notes = [
    ...(answer.chosen ? [answer.chosen.note] : []),
    ...(list.length ? [FORM_WORDS[formats.language].ownRates(list.join('; '))] : []),
    ...readingNotes(calculator, answer.raw, answer.typed),
  ]
  return notes.length ? (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  ) : null
}

interface ResultProps {
  calculator: Calculator
  answer: Answer | undefined
  /** The fields have changed since the press that the result is about. */
  isStale?: boolean
  sectionRef?: RefObject<HTMLElement | null>
  children?: ReactNode
}

export function ResultView({ calculator, answer, isStale, sectionRef, children }: ResultProps) {
  const { formats, needs, currency } = calculator
  const words = FORM_WORDS[formats.language]
  const breakdown = answer?.result
  // A press without a result is heard too, and as often as it is pressed.
  const unmet = (presses: number) => `${needs ?? words.noResult}${again(presses)}`
  return (
    <section
      ref={sectionRef}
      className={styles.result}
      aria-labelledby="result-title"
      data-stale={breakdown && isStale ? '' : undefined}
    >
      <h2 id="result-title" className={styles.title} {...TRANSLATABLE}>
        {words.results}
      </h2>
      <p role="status" className="visually-hidden">
        {answer && (breakdown ? announcement(breakdown, answer.presses, formats) : unmet(answer.presses))}
      </p>
      {breakdown ? (
        <>
          {isStale && <p className={styles.stale}>{words.stale}</p>}
          <Headline breakdown={breakdown} formats={formats} />
          {breakdown.flow && <FlowSummary flow={breakdown.flow} formats={formats} />}
          {breakdown.flow && <FlowBar flow={breakdown.flow} formats={formats} />}
          <Lines breakdown={breakdown} formats={formats} />
          <Notes calculator={calculator} answer={answer} />
        </>
      ) : (
        <p className={styles.awaiting}>
          <span {...TRANSLATABLE}>{currency ? words.awaiting : words.awaitingFigure}</span>
          {needs && <span {...TRANSLATABLE}>{` ${needs}`}</span>}
        </p>
      )}
      {children}
    </section>
  )
}
