/** Fee schedules and constants as data: the only place where such a figure stands. */

interface Named {
  readonly label: string
  /** What the rate is charged on or per, as the rates table says it. */
  readonly of?: string
  /** Listed, but not offered to be replaced: a definition, a constant of nature, or no part of the result. */
  readonly locked?: true
}

/** A percentage, a fixed amount or both, with bounds where they exist. */
export interface Price {
  readonly percent?: number
  readonly fixed?: number
  readonly min?: number
  readonly max?: number
}

export interface Rate extends Named, Price {
  readonly kind: 'rate'
}

/** Where a step ends: `upTo` includes the figure, `below` does not; the last step has neither. */
export interface Step extends Price {
  readonly upTo?: number
  readonly below?: number
}

/** One of the steps applies to the whole amount. */
export interface Brackets extends Named {
  readonly kind: 'brackets'
  readonly steps: readonly Step[]
}

/** Each step applies to its own slice of the amount, so a slice has its end in it. */
export interface Tiers extends Named {
  readonly kind: 'tiers'
  readonly steps: readonly Omit<Step, 'below'>[]
}

/** A figure that is no fee: a density, a conversion factor, square feet per person. */
export interface Constant extends Named {
  readonly kind: 'constant'
  readonly value: number
  readonly unit: string
}

export type Schedule = Rate | Brackets | Tiers | Constant
export type Rates = Readonly<Record<string, Schedule>>

export const rate = (named: Omit<Rate, 'kind'>): Rate => ({ kind: 'rate', ...named })
export const brackets = (named: Omit<Brackets, 'kind'>): Brackets => ({ kind: 'brackets', ...named })
export const tiers = (named: Omit<Tiers, 'kind'>): Tiers => ({ kind: 'tiers', ...named })
export const constant = (named: Omit<Constant, 'kind'>): Constant => ({ kind: 'constant', ...named })
