/** What a text takes of a picture's width. Nobody's font is known here, so the widest of the common ones is assumed. */

const WIDTHS: readonly (readonly [signs: RegExp, ems: number])[] = [
  [/[ijlftrI.,:;'’()|·\s]/, 0.36],
  [/[%@mwMW—…]/, 0.95],
  [/[A-ZÄÖÜ&]/, 0.7],
]
const ORDINARY = 0.61
const SIZE = 13
const TITLE_SIZE = 15

const widthOfSign = (sign: string) => WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? ORDINARY

export const widthOf = (content: string, size = SIZE): number =>
  [...content].reduce((sum, sign) => sum + widthOfSign(sign), 0) * size

/** Bold letters are a little wider. */
export const titleWidth = (content: string): number => widthOf(content, TITLE_SIZE) * 1.12

/** Words in as few lines as fit. */
export function wrapped(content: string, width: number, measure: (content: string) => number): string[] {
  const lines: string[] = []
  for (const word of content.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Positions that keep a distance from each other, each as near as it can be to where it wants to be. */
export function spread(
  wanted: readonly number[],
  distance: number,
  [min, max]: readonly [number, number],
): number[] {
  const order = wanted.map((position, index) => ({ position, index })).sort((a, b) => a.position - b.position)
  const placed = order.map(({ position }) => Math.min(Math.max(position, min), max))
  for (let round = 0; round < 200; round++) {
    for (let index = 1; index < placed.length; index++) {
      const gap = (placed[index] as number) - (placed[index - 1] as number)
      if (gap >= distance) continue
      const push = (distance - gap) / 2
      placed[index - 1] = Math.max((placed[index - 1] as number) - push, min)
      placed[index] = Math.min((placed[index] as number) + push, max)
    }
  }
  const result: number[] = []
  order.forEach(({ index }, place) => {
    result[index] = placed[place] as number
  })
  return result
}
