/** The parts of a drawing, as SVG text. Classes are those of look.ts. */

/** A tenth of a pixel is finer than any screen, and short in a file. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

type Attributes = Readonly<Record<string, string | number | undefined>>

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? tenth(value) : escaped(String(value))}"`)
    .join('')
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

export const text = (x: number, y: number, content: string, look?: string): string =>
  element('text', { x, y, class: look }, escaped(content))

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: string,
  rx?: number,
): string => element('rect', { x, y, width, height, rx, class: look })

export const circle = (cx: number, cy: number, r: number, look: string): string =>
  element('circle', { cx, cy, r, class: look })

export const path = (d: string, look: string): string => element('path', { d, class: look })

export const line = (x1: number, y1: number, x2: number, y2: number, look: string): string =>
  path(`M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}`, look)

export type Point = readonly [x: number, y: number]

export const polygon = (points: readonly Point[], look: string): string =>
  path(`M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`, look)

/** Many dots as one path. */
export const crowd = (points: readonly Point[], size: number): string =>
  element('path', {
    d: points.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h0`).join(''),
    class: 'crowd',
    'stroke-width': size,
  })

const TICK = 4

/** A dimension line with its figure, as on a plan: level or upright. */
export function dimension(from: Point, to: Point, label: string, side: 'above' | 'below' | 'left' | 'right') {
  const [[x1, y1], [x2, y2]] = [from, to]
  const isLevel = y1 === y2
  const ends = [from, to].map(([x, y]) =>
    isLevel ? line(x, y - TICK, x, y + TICK, 'axis') : line(x - TICK, y, x + TICK, y, 'axis'),
  )
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const placed = {
    above: text(x, y - 6, label, 'middle'),
    below: text(x, y + 17, label, 'middle'),
    left: text(x - 8, y + 4, label, 'end'),
    right: text(x + 8, y + 4, label),
  }[side]
  return line(x1, y1, x2, y2, 'axis') + ends.join('') + placed
}
