import { useMemo, useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { isComparable, rank } from '../../engine/comparison'
import { shortNameIn } from '../../engine/short-name'
import { toFragment } from '../../engine/to-fragment'
import type { Answer } from '../answer'
import { deferred } from '../deferred'
import { DeferredView } from '../deferred-view'
import { EXTRAS_WORDS } from './extras-words'

/** A calculator of the same kind and where its page is. */
export interface Sibling {
  readonly path: string
  readonly calculator: Calculator
}

export type LoadSiblings = () => Promise<readonly Sibling[]>

interface ComparisonListProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
  load: LoadSiblings
}

function Ranking({
  calculator,
  answer,
  siblings,
}: Omit<ComparisonListProps, 'load'> & { siblings: readonly Sibling[] }) {
  const { formats } = calculator
  const others = siblings.map((sibling) => sibling.calculator)
  const pathOf = (other: Calculator) => siblings.find((sibling) => sibling.calculator === other)?.path
  const words = EXTRAS_WORDS[formats.language]
  const rows = rank(calculator, answer.raw, others)
  if (rows.length < 2) return <p>{words.comparedWithNothing}</p>
  return (
    <ol>
      {rows.map(({ calculator: other, raw, amount }) => {
        const path = pathOf(other)
        return (
          <li key={other.name} data-own={path ? undefined : ''}>
            {path ? (
              <a href={`${path}#${toFragment(other, { raw, ownRates: {} })}`}>{other.comparison?.as}</a>
            ) : (
              <span>{`${shortNameIn(formats.language, other)}, ${words.here}`}</span>
            )}
            <strong translate="no">{formats.money(amount)}</strong>
          </li>
        )
      })}
    </ol>
  )
}

/** What the same sale, payment or ticket comes to on sibling calculators, which are fetched when asked for. */
export function ComparisonList({ calculator, answer, load }: ComparisonListProps) {
  const [opened, setOpened] = useState(0)
  const siblings = useMemo(() => deferred(load), [load])
  const { formats, comparison } = calculator
  const words = EXTRAS_WORDS[formats.language]
  if (!comparison || !isComparable(calculator, answer.raw)) return null
  return (
    <details className="extras-details" onToggle={() => setOpened((times) => times + 1)}>
      <summary>{words.comparison}</summary>
      <p>{comparison.kind === 'ticket' ? words.comparisonPaid : words.comparisonKept}</p>
      {opened > 0 && (
        <DeferredView
          source={siblings}
          retryKey={opened + answer.presses}
          retry={formats.words.form.tryAgain}
          text={words.missingComparison}
        >
          {(found) => <Ranking {...{ calculator, answer }} siblings={found} />}
        </DeferredView>
      )}
    </details>
  )
}
