import type { Exact } from './exact'

/** The word that goes with a figure as it is shown: 1 day, 0.5 days, 2 days. */
export const plural = (value: Exact, one: string, several: string, decimals = 2): string =>
  value.rounded(decimals).equals(1) ? one : several
