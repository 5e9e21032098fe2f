import type { Exact } from './exact'
import type { Formats } from './format'
import type { Phrase } from './phrase'

/** What a line means to the visitor: taken, kept, to be paid, or merely good to know. */
type LineType = 'fee' | 'net' | 'total' | 'info'

export type Shown =
  /** Already in whole cents. */
  | { readonly kind: 'money'; readonly amount: Exact }
  | {
      readonly kind: 'number'
      readonly value: Exact
      /** Decimals at most, and at least where trailing zeros are kept. */
      readonly maxDecimals: number
      readonly minDecimals?: number
      readonly unit?: string
      /** The same in another unit, shown in brackets. */
      readonly inOtherUnit?: string
    }
  | { readonly kind: 'text'; readonly text: string }

export interface Line {
  readonly key: string
  /** Without one the line is called after its type: Fee, You Receive, Total. */
  readonly label?: string
  readonly type: LineType
  readonly value: Shown
  readonly because?: Phrase
  /** Explains the others; not one of the calculator's named results. */
  readonly explanatory?: true
}

interface NamedAmount extends Pick<Line, 'label' | 'type'> {
  /** The line that says the same. */
  readonly key?: string
  readonly amount: Exact
  /** Paid by somebody else: it takes nothing from what is kept. */
  readonly isExtra?: boolean
  /** Somebody else gets it: the visitor neither keeps nor receives it. */
  readonly isSent?: boolean
}

/** Where the money goes: everything paid is either kept or taken. */
export interface Flow {
  /** The amount that fees are taken from or added to, and the fees that do so; others may be paid by somebody else. */
  readonly settled?: {
    readonly start: Exact
    readonly fees: Exact
    readonly label: string
    readonly because?: Phrase
  }
  readonly kept?: NamedAmount
  readonly taken: readonly NamedAmount[]
}

export interface Breakdown {
  /** The key of the line that answers the visitor's question. */
  readonly headline: string
  readonly lines: readonly Line[]
  readonly flow?: Flow
}

/** Nothing to show: a condition of the calculator does not hold. Never an error. */
export const noResult = null

export type Result = Breakdown | typeof noResult

type Described = Pick<Line, 'key' | 'label' | 'because' | 'explanatory'> & Partial<Pick<Line, 'type'>>

export const moneyLine = ({ amount, ...line }: Described & { amount: Exact }): Line => ({
  type: 'info',
  ...line,
  value: { kind: 'money', amount },
})

type NumberShown = Omit<Extract<Shown, { kind: 'number' }>, 'kind'>

export const numberLine = ({
  value,
  maxDecimals,
  minDecimals,
  unit,
  inOtherUnit,
  ...line
}: Described & NumberShown): Line => ({
  type: 'info',
  ...line,
  value: { kind: 'number', value, maxDecimals, minDecimals, unit, inOtherUnit },
})

export const textLine = ({ text, ...line }: Described & { text: string }): Line => ({
  type: 'info',
  ...line,
  value: { kind: 'text', text },
})

/** The line that answers the visitor's question; a breakdown without it would be none (src/calculators/all.test.ts). */
export const headlineOf = ({ lines, headline }: Breakdown): Line =>
  lines.find(({ key }) => key === headline) as Line

export const labelOf = ({ label, type }: Pick<Line, 'label' | 'type'>, { words }: Formats): string =>
  label ?? (type === 'info' ? '' : words.engine[type])

/** The number in a line; a text has none. */
export const figureIn = (shown: Shown): Exact | undefined =>
  shown.kind === 'money' ? shown.amount : shown.kind === 'number' ? shown.value : undefined

/** The figure alone, as the visitor reads it; units stand beside it. */
export function shownText(shown: Shown, formats: Formats): string {
  switch (shown.kind) {
    case 'money':
      return formats.money(shown.amount)
    case 'number':
      return formats.number(shown.value, shown.maxDecimals, shown.minDecimals)
    case 'text':
      return shown.text
  }
}

/** What follows the figure, its space included: " cSt", " in (86.4 cm)", "%". */
export function unitText(shown: Shown): string {
  if (shown.kind !== 'number') return ''
  const unit = shown.unit && (shown.unit === '%' ? '%' : ` ${shown.unit}`)
  const also = shown.inOtherUnit && ` (${shown.inOtherUnit})`
  return `${unit ?? ''}${also ?? ''}`
}

/** The figure with its unit, for running text. */
export const fullText = (shown: Shown, formats: Formats): string =>
  `${shownText(shown, formats)}${unitText(shown)}`

export const keysOf = (lines: readonly Line[]): string[] => lines.map(({ key }) => key)
