/** Roughly where everyday signals lie, in dBm, the strongest first. */
export const PLACES: readonly (readonly [level: number, what: string])[] = [
  [60, 'microwave oven'],
  [50, 'stage amplifier'],
  [37, 'handheld radio'],
  [23, 'phone at full power'],
  [20, 'Wi-Fi router'],
  [4, 'Bluetooth headset'],
  [-50, 'Wi-Fi in the same room'],
  [-67, 'Wi-Fi, fine for video'],
  [-80, 'Wi-Fi, barely usable'],
  [-100, 'weak mobile signal'],
]

/** The place nearest to a level. */
export const nearest = (level: number): (typeof PLACES)[number] =>
  PLACES.reduce((best, place) => (Math.abs(place[0] - level) < Math.abs(best[0] - level) ? place : best))
