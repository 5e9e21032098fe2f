import { type Exact, sum } from '../engine/exact'
import type { Formats } from '../engine/format'
import { type Flow, type LineType, labelOf } from '../engine/result'
import styles from './result.module.css'
import { FORM_WORDS } from './words'

const share = (part: Exact, whole: Exact) => part.times(100).over(whole)
const shareText = (part: Exact, whole: Exact, formats: Formats) =>
  formats.percent(share(part, whole).rounded(1))

/** "of $115.00; fees take $18.47 (16.1%)" */
export function FlowSummary({ flow: { kept, settled }, formats }: { flow: Flow; formats: Formats }) {
  if (!kept || !settled || settled.fees.isZero() || !settled.start.isAbove(0)) return null
  const { start, fees } = settled
  const words = FORM_WORDS[formats.language]
  const say = kept.type === 'net' ? words.taken : words.added
  return (
    <p className={styles.summary}>
      {say(formats.money(start), formats.money(fees), shareText(fees, start, formats))}
    </p>
  )
}

/** A reduction (a cap) narrows the part before it instead of being a part of its own. */
function drawnParts({ kept, taken }: Flow) {
  const parts: { label?: string; type: LineType; amount: Exact }[] = []
  for (const part of kept ? [kept, ...taken] : taken) {
    const last = parts.at(-1)
    if (part.amount.isBelow(0) && last) last.amount = last.amount.plus(part.amount)
    else if (!part.amount.isZero()) parts.push({ ...part })
  }
  return parts
}

const LENGTH = 1000
const GAP = 4
const SHADES = 6

/** Where the money goes: one thin bar, and a legend that says the same in words. */
export function FlowBar({ flow, formats }: { flow: Flow; formats: Formats }) {
  const parts = drawnParts(flow)
  const whole = sum(parts.map(({ amount }) => amount))
  if (parts.length < 2 || parts.some(({ amount }) => !amount.isAbove(0))) return null
  let from = 0
  let takenSoFar = 0
  const drawn = parts.map((part) => {
    const width = (share(part.amount, whole).toNumber() * LENGTH) / 100
    const x = from
    from += width
    const shade = part.type === 'fee' ? styles[`taken${takenSoFar++ % SHADES}`] : styles.kept
    return { ...part, x, width: Math.max(width - GAP, 2), shade }
  })
  return (
    <div className={styles.flow}>
      <svg viewBox={`0 0 ${LENGTH} 14`} preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        {drawn.map(({ label, x, width, shade }) => (
          <rect key={label ?? x} x={x} width={width} height="14" className={shade} />
        ))}
      </svg>
      <ul className={styles.legend}>
        {drawn.map((part) => (
          <li key={part.label ?? part.x}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="3" className={part.shade} />
            </svg>
            {`${labelOf(part, formats)} ${shareText(part.amount, whole, formats)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
