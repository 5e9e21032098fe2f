import type { ReactNode, Ref } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Formats } from '../engine/format'
import { readingNotes } from '../engine/notes'
import { type Part, partsOf } from '../engine/parts'
import { explain } from '../engine/phrase'
import type { RawInputs } from '../engine/read'
import {
  type Breakdown,
  fullText,
  headlineOf,
  type Line,
  labelOf,
  shownText,
  unitText,
} from '../engine/result'
import { again } from './again'
import type { Answer } from './answer'
import { answerNotes } from './answer-notes'
import { useReady } from './deferred-view'
import { EXTRAS } from './extras-module'
import { FlowBar, flowSentence, Swatch } from './flow'
import { fitting, LargeFigure } from './large-figure'
import styles from './result.module.css'
import { TRANSLATABLE } from './translatable'

interface Shown {
  breakdown: Breakdown
  formats: Formats
  parts: readonly Part[]
}

const partFor = (line: Line, parts: readonly Part[]) => parts.find(({ key }) => key === line.key)

const labelId = ({ key }: Line) => `${key}-label`

/** Every line is one named output, called by its label; units stand beside it, so that the figure can be copied alone. */
function Value({ line, formats }: { line: Line; formats: Formats }) {
  const text = shownText(line.value, formats)
  return (
    <>
      {/* Each text alone in an element: a translator may wrap it, and React still finds what to change. */}
      {line.explanatory ? (
        <span>{text}</span>
      ) : (
        <output name={line.key} aria-live="off" aria-labelledby={labelId(line)}>
          {text}
        </output>
      )}
      {unitText(line.value) && <span className={styles.unit}>{unitText(line.value)}</span>}
    </>
  )
}

/** By name, so that the names themselves need not be in the script (deploy/class-names.ts). */
const lineStyle = ({ type }: Line) => (type === 'total' ? styles.total : type === 'net' ? styles.net : '')

/** Green is reserved for what the visitor keeps. */
function toneOf({ type, value }: Line): string | undefined {
  if (type !== 'net') return undefined
  return value.kind === 'money' && value.amount.isBelow(0) ? styles.lost : styles.left
}

/** The figure that answers the question is large, and stands here only. */
function Headline({
  line,
  parts,
  sentence,
  formats,
}: Omit<Shown, 'breakdown'> & { line: Line; sentence?: string }) {
  const part = partFor(line, parts)
  const why = sentence ?? (line.because && explain(line.because, formats))
  return (
    <>
      <p className={styles.question}>
        {part && <Swatch part={part} />}
        <span id={labelId(line)}>{labelOf(line, formats)}</span>
      </p>
      <LargeFigure text={shownText(line.value, formats)} tone={toneOf(line)}>
        <Value {...{ line, formats }} />
      </LargeFigure>
      {why && <p className={styles.summary}>{why}</p>}
    </>
  )
}

function Lines({ breakdown, parts, formats }: Shown) {
  const { lines, headline, flow } = breakdown
  const others = lines.filter(({ key }) => key !== headline)
  // Where some of a fee is given back, signs of the lines' own say more than one before each of them.
  const isSigned = flow?.kept?.type === 'net' && !flow.taken.some(({ amount }) => amount.isBelow(0))
  const isTaken = ({ key }: Line) => isSigned && flow.taken.some((fee) => fee.key === key && !fee.isExtra)
  // A bar of one part, the headline's, marks none of them.
  const isMarked = others.some((line) => partFor(line, parts))
  return others.length === 0 ? null : (
    <dl className={`${styles.lines} ${isMarked ? styles.withSwatches : ''}`}>
      {others.map((line) => {
        const isSubtracted = line.value.kind === 'money' && isTaken(line) && !line.value.amount.isZero()
        return (
          <div key={line.key} className={`${styles.line} ${lineStyle(line)}`}>
            <dt>
              {isMarked && <Swatch part={partFor(line, parts)} />}
              <span id={labelId(line)}>{labelOf(line, formats)}</span>
            </dt>
            <dd
              className={styles.value}
              translate="no"
              style={line.value.kind === 'text' ? undefined : fitting(fullText(line.value, formats))}
            >
              {isSubtracted && <span>−</span>}
              <Value {...{ line, formats }} />
            </dd>
            {line.because && <dd className={styles.because}>{explain(line.because, formats)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

/** The answer, the bar, and every other line. */
function BreakdownView({
  calculator,
  raw,
  breakdown,
}: {
  calculator: Calculator
  raw: RawInputs
  breakdown: Breakdown
}) {
  const { formats } = calculator
  const parts = breakdown.flow ? partsOf(breakdown.flow) : []
  const line = headlineOf(breakdown)
  return (
    <>
      <Headline {...{ line, parts, formats }} sentence={flowSentence(calculator, raw, breakdown)} />
      {parts.length > 0 && <FlowBar {...{ parts, formats }} isSent={breakdown.flow?.kept?.isSent} />}
      <Lines {...{ breakdown, parts, formats }} />
    </>
  )
}

/** Announced once per press, with a result or without: the figure, and what was not read as it stands there. */
function announcement(calculator: Calculator, { result, raw, typed, presses }: Answer): string {
  const { formats, needs } = calculator
  const line = result && headlineOf(result)
  const said = line
    ? `${labelOf(line, formats)}: ${fullText(line.value, formats)}`
    : (needs ?? formats.words.form.noResult)
  return [said, ...readingNotes(calculator, raw, typed, false)].join('; ') + again(presses)
}

function Notes({ calculator, answer }: { calculator: Calculator; answer: Answer }) {
  const notes = answerNotes(calculator, answer, useReady(EXTRAS)?.rateTexts(calculator, answer))
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
  sectionRef?: Ref<HTMLElement>
  children?: ReactNode
}

export function ResultView({ calculator, answer, isStale, sectionRef, children }: ResultProps) {
  const { formats, needs, currency } = calculator
  const words = formats.words.form
  const breakdown = answer?.result
  const hasChanged = breakdown && isStale
  const title = calculator.resultsTitle ?? words.results
  const staleTitle = `${title} · ${words.stale}`
  return (
    <section
      ref={sectionRef}
      className={styles.result}
      aria-labelledby="result-title"
      data-stale={hasChanged ? '' : undefined}
    >
      <h2
        id="result-title"
        className={styles.title}
        data-when-stale={breakdown && staleTitle}
        {...TRANSLATABLE}
      >
        {/* In its place, so that nothing moves under the finger of who is typing. */}
        {hasChanged ? staleTitle : title}
      </h2>
      <p role="status" className="visually-hidden">
        {hasChanged ? staleTitle : answer && announcement(calculator, answer)}
      </p>
      {breakdown ? (
        <BreakdownView calculator={calculator} raw={answer.raw} breakdown={breakdown} />
      ) : (
        <p className={styles.awaiting}>
          <span {...TRANSLATABLE}>{currency ? words.awaiting : words.awaitingFigure}</span>
          {needs && <span {...TRANSLATABLE}>{` ${needs}`}</span>}
        </p>
      )}
      {answer && <Notes calculator={calculator} answer={answer} />}
      {children}
    </section>
  )
}
