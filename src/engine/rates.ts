/** Fee schedules and constants as data: the only place where such a figure stands. */

interface Named {
  readonly label: string
  /** What the rate is charged on or per, as the rates table says it. */
  readonly of?: string
  /** Listed, but not offered to be replaced: a definition, a constant of nature, or no part of the result. */
  readonly locked?: true
}

interface Amounts {
  readonly percent?: number
  readonly fixed?: number
  readonly min?: number
  readonly max?: number
}

type Share = Amounts & { readonly percent: number }
type Flat = Amounts & { readonly percent?: undefined; readonly fixed: number }

/** A percentage, a fixed amount or both, with bounds where they exist. */
export type Price = Share | Flat

export type Rate = Named & Price & { readonly kind: 'rate' }

/** The same for each thing that it is charged for. */
export type FlatRate = Rate & Flat

/** Where a step ends: `upTo` includes the figure, `below` does not; the last step has neither. */
export interface Limits {
  readonly upTo?: number
  readonly below?: number
}

export type Step = Price & Limits

/** One of the steps applies to the whole amount. */
export interface Brackets extends Named {
  readonly kind: 'brackets'
  readonly steps: readonly Step[]
}

/** Each step applies to its own slice of the amount, so a slice has its end in it. */
export interface Tiers extends Named {
  readonly kind: 'tiers'
  readonly steps: readonly (Price & Pick<Limits, 'upTo'>)[]
}

/** A figure that is no fee: a density, a conversion factor, square feet per person. */
export interface Constant extends Named {
  readonly kind: 'constant'
  readonly value: number
  readonly unit: string
}

export type Schedule = Rate | Brackets | Tiers | Constant
export type Rates = Readonly<Record<string, Schedule>>

export function rate(named: Named & Flat): FlatRate
export function rate(named: Named & Price): Rate
export function rate(named: Named & Price): Rate {
  return { kind: 'rate', ...named }
}

export const brackets = (named: Omit<Brackets, 'kind'>): Brackets => ({ kind: 'brackets', ...named })
export const tiers = (named: Omit<Tiers, 'kind'>): Tiers => ({ kind: 'tiers', ...named })
export const constant = (named: Omit<Constant, 'kind'>): Constant => ({ kind: 'constant', ...named })
