const UNITS: readonly (readonly [from: number, unit: string])[] = [
  [1e3, 'kW'],
  [1, 'W'],
  [1e-3, 'mW'],
  [1e-6, 'µW'],
  [1e-9, 'nW'],
  [1e-12, 'pW'],
  [1e-15, 'fW'],
]

/** A power in the unit that fits it: "100 mW", "0.1 pW". */
export function powerText(watts: number): string {
  const [from, unit] = UNITS.find(([min]) => watts >= min * 0.999) ?? [1e-15, 'fW']
  return `${Number((watts / from).toPrecision(3))} ${unit}`
}
