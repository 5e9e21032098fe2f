import type { Calculator } from './calculator'
import { centsOf, fromCents, MAX_CENTS } from './counted-cents'
import type { Exact } from './exact'
import type { Language } from './format'
import { asMoney, because, type Phrase } from './phrase'
import { principalMoneyOf, readPrincipal } from './principal'
import type { RawInputs } from './read'
import { type Bound, feesByCents, thresholds } from './thresholds'

/** How near, as a share of the amount, a threshold has to be to be worth a line. */
const NEAR = 0.25
/** A cent more or less changes any fee by a cent or two; more than this is a jump. */
const JUMP_CENTS = 5
/** How far to both sides a bend is looked for. */
const STEP = { share: 0.1, minCents: 1000 }

type Amount = ReturnType<typeof asMoney>

const WORDS: Record<
  Language,
  {
    jump(label: string, dear: Amount, cheap: Amount, more: Amount): Phrase
    min(label: string, amount: Amount, bound: Amount): Phrase
    max(label: string, amount: Amount, bound: Amount): Phrase
  }
> = {
  en: {
    jump: (label, dear, cheap, more) =>
      because`${label} ${dear} would cost ${more} more in fees than ${cheap}.`,
    min: (label, amount, bound) => because`Up to ${amount}: ${label} is ${bound}, whatever the amount.`,
    max: (label, amount, bound) => because`From ${amount} on: ${label} is capped at ${bound}.`,
  },
  de: {
    jump: (label, dear, cheap, more) =>
      because`${label} ${dear} würde ${more} mehr Gebühren kosten als ${cheap}.`,
    min: (label, amount, bound) => because`Bis ${amount}: ${label} beträgt unabhängig vom Betrag ${bound}.`,
    max: (label, amount, bound) => because`Ab ${amount}: ${label} ist auf ${bound} begrenzt.`,
  },
}

interface ThresholdNote {
  readonly cents: number
  readonly text: Phrase
}

/** Fees in cents as a function of the amount in cents. */
type Fees = (cents: number) => number

const shown = (cents: number) => asMoney(fromCents(cents))

/** A difference beyond what floats can count in cents is not reported. */
const isJump = (cents: number) => Math.abs(cents) >= JUMP_CENTS && Math.abs(cents) < MAX_CENTS

/** Brackets: one cent more changes the fee for the whole amount. */
function jumpAt(end: number, fees: Fees, label: string, language: Language): ThresholdNote | undefined {
  const difference = fees(end + 1) - fees(end)
  if (!isJump(difference)) return undefined
  const [dear, cheap] = difference > 0 ? [end + 1, end] : [end, end + 1]
  const text = WORDS[language].jump(label, shown(dear), shown(cheap), shown(Math.abs(difference)))
  return { cents: end, text }
}

/** The point where a minimum stops or a cap starts to apply: there the percentage gives the same. */
function bendAt(
  at: Exact,
  { kind, label, limit }: Bound,
  fees: Fees,
  language: Language,
): ThresholdNote | undefined {
  const amount = Number(at.toText(0))
  const step = Math.max(STEP.minCents, Math.round(amount * STEP.share))
  const bend = fees(amount + step) - 2 * fees(amount) + fees(amount - step)
  // Where another rule decides anyway, the fees are straight here.
  if (!isJump(bend)) return undefined
  return { cents: amount, text: WORDS[language][kind](label, shown(amount), asMoney(limit)) }
}

/** The nearest place where a small change of the amount changes the fees by a jump, or stops changing them. */
export function nearestThreshold(calculator: Calculator, raw: RawInputs): Phrase | undefined {
  const principal = principalMoneyOf(calculator, raw)
  if (!principal) return undefined
  const { language } = calculator.formats
  const amount = centsOf(readPrincipal(principal, raw))
  if (amount < 0 || amount > MAX_CENTS) return undefined
  const exactFees = feesByCents(calculator, raw)
  const fees: Fees = (cents) => centsOf(exactFees(cents))
  const isNear = ({ cents }: { cents: number }) => Math.abs(cents - amount) <= amount * NEAR
  const distance = ({ cents }: ThresholdNote) => Math.abs(cents - amount)

  // A cent to each side, for what is rounded to whole cents.
  const [from, to] = [Math.floor(amount * (1 - NEAR)) - 1, Math.ceil(amount * (1 + NEAR)) + 1]
  return thresholds(calculator, raw, { from, to })
    .filter(({ bound }) => bound || !calculator.simplifiedSteps)
    .map(({ cents, at, bound }) =>
      bound ? bendAt(at, bound, fees, language) : jumpAt(cents, fees, principal.field.label, language),
    )
    .filter((note) => note !== undefined)
    .filter(isNear)
    .sort((a, b) => distance(a) - distance(b))[0]?.text
}
