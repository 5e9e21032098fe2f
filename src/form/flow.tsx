import type { Calculator } from '../engine/calculator'
import { type Exact, exact } from '../engine/exact'
import { type Formats, withoutEmptyCents } from '../engine/format'
import type { Part, PartKind } from '../engine/parts'
import { principalMoneyOf, readPrincipal } from '../engine/principal'
import type { RawInputs } from '../engine/read'
import { type Breakdown, headlineOf } from '../engine/result'
import styles from './result.module.css'

const HUNDRED = exact(100)

/** Nothing where the whole is a hundred: the figures say it already. Nor where all but a fraction of a cent is kept: that is not all. */
function perHundred(part: Exact, whole: Exact, { money }: Formats) {
  const share = part.times(100).over(whole).rounded(2)
  return [whole, share].some((of) => of.equals(HUNDRED)) ? undefined : money(share)
}

/** "$100", "100 €": a round sum needs no cents. */
const roundMoney = (value: Exact, { money }: Formats) => withoutEmptyCents(money(value))

/** What the whole of a cost is a share of, where no fee comes on top of anything: the amount it is about. */
function principalAmount(calculator: Calculator, raw: RawInputs) {
  const principal = principalMoneyOf(calculator, raw)
  return principal && { label: principal.field.label, amount: readPrincipal(principal, raw) }
}

/** One sentence with the one base of all shares: "of $115.00: you keep $83.94 of every $100". */
export function flowSentence(
  calculator: Calculator,
  raw: RawInputs,
  breakdown: Breakdown,
): string | undefined {
  const { flow } = breakdown
  const { formats } = calculator
  const words = formats.words.form
  const { kept, settled } = flow ?? {}
  const hundred = roundMoney(HUNDRED, formats)
  if (kept && settled) {
    const { start, fees } = settled
    const whole = formats.money(start)
    if (!start.isAbove(0) || kept.isSent) return undefined
    if (kept.type === 'info')
      return words.added(whole, formats.money(fees), perHundred(fees, start, formats), hundred)
    if (kept.amount.isBelow(0)) return words.loss(whole)
    return fees.isZero()
      ? words.keptAll(whole)
      : words.kept(whole, perHundred(kept.amount, start, formats), hundred)
  }
  const principal = flow && !kept ? principalAmount(calculator, raw) : undefined
  if (!principal?.amount.isAbove(0)) return undefined
  const { value } = headlineOf(breakdown)
  if (value.kind !== 'money') return undefined
  const share = value.amount.times(100).over(principal.amount).rounded(2)
  return words.costOf(formats.percent(share), roundMoney(principal.amount, formats), principal.label)
}

/** So many parts have a colour of their own; the rest repeat them as stripes, first one way, then the other. */
const COLOURS = 3

const colourOf = (kind: PartKind) => {
  if (typeof kind === 'number') return `var(--part-${(kind % COLOURS) + 1})`
  return { kept: 'var(--kept)', base: 'var(--part-base)', over: 'var(--loss)' }[kind]
}

const isStriped = (kind: PartKind) => kind === 'over' || (typeof kind === 'number' && kind >= COLOURS)

/** The fill of a part, for the bar and for the swatch of its line. */
const fillOf = (kind: PartKind) => (isStriped(kind) ? `url(#stripes-${kind})` : colourOf(kind))

const Stripes = ({ kind }: { kind: PartKind }) => (
  <pattern
    id={`stripes-${kind}`}
    width="8"
    height="8"
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${typeof kind === 'number' && kind >= 2 * COLOURS ? 135 : 45})`}
  >
    <rect width="5.5" height="8" fill={colourOf(kind)} />
  </pattern>
)

export const Swatch = ({ part }: { part: Part | undefined }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.swatch}>
    {part && <rect width="12" height="12" rx="3" fill={fillOf(part.kind)} />}
  </svg>
)

/** Bold figures of 13 px with some room; the narrowest bar is that of the narrowest phones. */
const CHARACTER = 7.6
const ROOM = 12
const NARROW = 240
const WIDE = 480

/** An amount as it fits into its part: the longest text that fits a narrow bar, or else one that a wide bar alone has room for. */
function written(texts: readonly string[], share: number): { text?: string; only?: string } {
  const fits = (width: number) =>
    texts.find((text) => text.length * CHARACTER + ROOM <= (width * share) / 100)
  const narrow = fits(NARROW)
  return narrow ? { text: narrow } : { text: fits(WIDE), only: styles.wide }
}

interface FlowBarProps {
  parts: readonly Part[]
  formats: Formats
  isSent?: boolean
}

/** Where the money goes: one bar. The lines say the same in words. */
export function FlowBar({ parts, formats, isSent }: FlowBarProps) {
  const words = formats.words.form
  let from = 0
  return (
    <div className={styles.flow} translate="no">
      <svg className={styles.bar} aria-hidden="true">
        {parts
          .filter(({ kind }) => isStriped(kind))
          .map(({ kind }) => (
            <Stripes key={kind} kind={kind} />
          ))}
        {parts.map(({ kind, amount, share }) => {
          const x = from
          from += share
          const money = formats.money(kind === 'over' ? amount.negated() : amount)
          const isYours = kind === 'kept' && !isSent
          const { text, only } = written(isYours ? [words.keptPart(money), money] : [money], share)
          const onPart = isStriped(kind) ? 'var(--ink)' : `var(--on-part${kind === 0 ? '-1' : ''})`
          return (
            <g key={kind}>
              <rect x={`${x}%`} width={`${share}%`} height="100%" fill={fillOf(kind)} />
              {x > 0 && (
                <rect
                  x={`${x}%`}
                  width="3"
                  height="100%"
                  className={styles.gap}
                  fill="var(--ground, var(--sunken))"
                />
              )}
              {text && (
                <text
                  x={`${x + share / 2}%`}
                  y="50%"
                  className={only}
                  fill={onPart}
                  // On stripes the letters have the ground around them.
                  stroke={isStriped(kind) ? 'var(--ground, var(--sunken))' : undefined}
                >
                  {text}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
