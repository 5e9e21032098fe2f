/** What an oracle says: which lines there are, and what each must show. */
import type { Big, BigSource } from 'big.js'
import { type Raw, read } from './numbers'

export type Line =
  /** Rounded half-up to `places`, zeros beyond `minPlaces` decimals dropped. */
  | { readonly kind: 'number'; readonly value: Big; readonly places: number; readonly minPlaces: number }
  /** Worked out with floats (exp, log, powers) or with π: any rounding of a value this near is right. */
  | { readonly kind: 'about'; readonly value: Big; readonly places: number; readonly minPlaces: number }
  | { readonly kind: 'money'; readonly value: Big }
  | { readonly kind: 'text'; readonly text: string | RegExp }

/** Money that has to add up to the cent. */
export interface Bill {
  /** Without a key the amount is no line of its own. */
  readonly start?: { readonly key?: string; readonly amount: Big }
  /** By key; an absent part does not apply and has no line. */
  readonly parts: Readonly<Record<string, Big | undefined>>
  /** The line that is the sum of the parts. */
  readonly total?: string
  /** The line that is the start plus or minus the parts, but for those that somebody else pays. */
  readonly end?: { readonly key: string; readonly parts: 'added' | 'taken'; readonly except?: string }
}

export interface Answer {
  readonly bill?: Bill
  readonly lines?: Readonly<Record<string, Line>>
}

/** No answer where a condition fails. */
export type Oracle = (asked: Asked) => Answer | undefined

/** At most this many decimals. */
export const upTo = (places: number, value: Big): Line => ({ kind: 'number', value, places, minPlaces: 0 })
/** Exactly this many decimals. */
export const fixed = (places: number, value: Big): Line => ({
  kind: 'number',
  value,
  places,
  minPlaces: places,
})
export const about = (places: number, value: Big, minPlaces = 0): Line => ({
  kind: 'about',
  value,
  places,
  minPlaces,
})
export const money = (value: Big): Line => ({ kind: 'money', value })
export const text = (wanted: string | RegExp): Line => ({ kind: 'text', text: wanted })

/** What a seller or payee is left with: the amount less all fees. */
export const deduction = (
  key: string | undefined,
  amount: Big,
  parts: Record<string, Big | undefined>,
  { total, end = 'net', except }: { total?: string; end?: string; except?: string } = {},
): Answer => ({
  bill: { start: { key, amount }, parts, total, end: { key: end, parts: 'taken', except } },
})

/** Inputs as the specification reads them. */
export class Asked {
  constructor(private readonly raw: Raw) {}

  private first(name: string): string | undefined {
    const value = this.raw[name]
    return typeof value === 'string' ? value : value?.[0]
  }

  number(name: string, whenBlank: BigSource = 0): Big {
    return read(this.first(name), whenBlank)
  }

  numbers(name: string): Big[] {
    const value = this.raw[name]
    return (typeof value === 'string' ? [value] : (value ?? [])).map((each) => read(each, 0))
  }

  /** A value that is missing or unknown counts as the first. */
  choice<Value extends string>(name: string, fallback: Value, ...others: Value[]): Value {
    return [fallback, ...others].find((value) => value === this.first(name)) ?? fallback
  }

  isOn(name: string): boolean {
    return this.first(name) !== undefined
  }
}
