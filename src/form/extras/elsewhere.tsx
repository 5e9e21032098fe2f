import { useState } from 'react'
import { type Calculator, shortNameIn } from '../../engine/calculator'
import { isComparable, rank } from '../../engine/comparison'
import { toFragment } from '../../engine/fragment'
import type { Answer } from '../answer'
import { FORM_WORDS } from '../words'

/** A calculator of the same kind and where its page is. */
export interface Sibling {
  readonly path: string
  readonly calculator: Calculator
}

export type LoadSiblings = () => Promise<readonly Sibling[]>

interface ElsewhereProps {
  calculator: Calculator
  answer: Answer
  load: LoadSiblings
}

/** What the same sale, payment or ticket comes to on sibling calculators, which are fetched when asked for. */
export function Elsewhere({ calculator, answer, load }: ElsewhereProps) {
  const [siblings, setSiblings] = useState<readonly Sibling[]>()
  const { formats, comparison } = calculator
  const words = FORM_WORDS[formats.language]
  if (!comparison || !isComparable(calculator, answer.raw)) return null

  const rows = siblings
    ? rank(
        calculator,
        answer.raw,
        siblings.map((sibling) => sibling.calculator),
        answer.rates,
      )
    : []
  const pathOf = (other: Calculator) => siblings?.find((sibling) => sibling.calculator === other)?.path
  return (
    <details
      className="extras-elsewhere"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !siblings) load().then(setSiblings, () => setSiblings([]))
      }}
    >
      <summary>{words.elsewhere}</summary>
      <p>{comparison.kind === 'ticket' ? words.elsewherePaid : words.elsewhereKept}</p>
      <ol>
        {rows.map(({ calculator: other, raw, amount }) => {
          const path = pathOf(other)
          return (
            <li key={other.name}>
              {path ? (
                <a href={`${path}#${toFragment(other.fields, raw)}`}>{other.comparison?.as}</a>
              ) : (
                <span>{`${shortNameIn(formats.language, other)}, ${words.here}`}</span>
              )}
              <strong>{formats.money(amount)}</strong>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
