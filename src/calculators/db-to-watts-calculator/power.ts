type Unit = readonly [from: number, unit: string]

const SMALLEST: Unit = [1e-15, 'fW']
const UNITS: readonly Unit[] = [
  [1e3, 'kW'],
  [1, 'W'],
  [1e-3, 'mW'],
  [1e-6, 'µW'],
  [1e-9, 'nW'],
  [1e-12, 'pW'],
  SMALLEST,
]

/** What a level comes to may miss the power that it stands for by a digit: 0.9999 W is 1 W. */
const ALMOST = 0.999

/** A power in the unit that fits it: "100 mW", "0.1 pW". */
export function powerText(watts: number): string {
  const [from, unit] = UNITS.find(([min]) => watts > min * ALMOST) ?? SMALLEST
  return `${Number((watts / from).toPrecision(3))} ${unit}`
}
