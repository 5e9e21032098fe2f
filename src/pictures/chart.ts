import { scaleLinear, scaleLog } from 'd3-scale'
import { area, line as curve } from 'd3-shape'
import { circle, line, type Point, path, text } from './drawing'
import { spread, widthOf } from './labels'
import { type Described, type Picture, picture, WIDTH } from './picture'

export interface Axis {
  /** What is measured, with its unit. */
  readonly label: string
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  readonly format: (value: number) => string
  /** Each step is a multiple instead of a sum. */
  readonly isLog?: boolean
}

interface Frame extends Described {
  readonly x: Axis
  readonly y: Axis
  readonly height?: number
  /** Room at the right for labels of lines. */
  readonly right?: number
}

/** Where a label stands, seen from its dot; further away it gets a line to it. */
export type Side = 'above' | 'below' | 'left' | 'right' | readonly [dx: number, dy: number]

export interface Plot {
  readonly x: (value: number) => number
  readonly y: (value: number) => number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  line(points: readonly Point[], look: string): string
  /** What lies between two lines. */
  between(upper: readonly Point[], lower: readonly Point[], look: string): string
  dot(point: Point, label: string, side: Side): string
  label(point: Point, content: string, look?: string): string
  /** Labels at the right ends of lines, kept apart from each other; behind a piece of the line where its look is given. */
  ends(lines: readonly { readonly label: string; readonly at: number; readonly look?: string }[]): string
}

const TOP = 26
const BELOW = 44
/** More would crowd each other on a phone. */
export const MAX_TICKS = 5
const LABEL_HEIGHT = 16
/** As much of a line as shows its dashes. */
export const SAMPLE = 14

const scaleOf = ({ from, to, isLog }: Axis, range: [number, number]) =>
  (isLog ? scaleLog() : scaleLinear()).domain([from, to]).range(range)

function checked({ label, ticks, from, to }: Axis): void {
  if (ticks.length > MAX_TICKS) throw new RangeError(`The axis "${label}" has more than ${MAX_TICKS} ticks`)
  const outside = ticks.find((tick) => tick < from || tick > to)
  if (outside !== undefined) throw new RangeError(`The tick ${outside} is not on the axis "${label}"`)
}

type Offset = readonly [dx: number, dy: number, look: string]

const OFFSETS: Readonly<Record<Extract<Side, string>, Offset>> = {
  above: [0, -10, 'halo middle'],
  below: [0, 20, 'halo middle'],
  left: [-10, 4.5, 'halo end'],
  right: [10, 4.5, 'halo'],
}

/** Axes with a drawing between them. */
export function chart(
  { x, y, height = 200, right = 8, ...described }: Frame,
  draw: (plot: Plot) => readonly string[],
): Picture {
  checked(x)
  checked(y)
  const left = Math.max(0, ...y.ticks.map((tick) => widthOf(y.format(tick)) + 8))
  const edge = WIDTH - right
  const bottom = TOP + height
  const toX = scaleOf(x, [left, edge])
  const toY = scaleOf(y, [bottom, TOP])
  const inPlot = (points: readonly Point[]) =>
    points.map(([px, py]) => [toX(px), toY(py)] as [number, number])

  const plot: Plot = {
    x: toX,
    y: toY,
    left,
    right: edge,
    top: TOP,
    bottom,
    line: (points, look) => path(curve().digits(1)(inPlot(points)) ?? '', look),
    between(upper, lower, look) {
      const [above, below] = [inPlot(upper), inPlot(lower)]
      const shape = area<number>()
        .digits(1)
        .x((index) => above[index]?.[0] ?? 0)
        .y1((index) => above[index]?.[1] ?? 0)
        .y0((index) => below[index]?.[1] ?? 0)
      return path(shape(above.map((_, index) => index)) ?? '', look)
    },
    dot([px, py], label, side) {
      const [dx, dy, look] = typeof side === 'string' ? OFFSETS[side] : ([...side, 'halo middle'] as const)
      const [dotX, dotY] = [toX(px), toY(py)]
      const leader =
        typeof side === 'string'
          ? ''
          : line(dotX, dotY, dotX + dx, dotY + (dy > 0 ? dy - 12 : dy + 4), 'axis')
      return leader + text(dotX + dx, dotY + dy, label, look) + circle(dotX, dotY, 4.5, 'dot')
    },
    label: ([px, py], content, look = 'halo') => text(toX(px), toY(py), content, look),
    ends(lines) {
      const wanted = lines.map(({ at }) => toY(at))
      return spread(wanted, LABEL_HEIGHT, [TOP + 6, bottom - 2])
        .map((place, index) => {
          const { label, look } = lines[index] as (typeof lines)[number]
          const leader = line(edge + 2, wanted[index] as number, edge + 11, place, 'axis')
          const sample = look ? line(edge + 11, place, edge + 11 + SAMPLE, place, look) : ''
          return leader + sample + text(edge + 14 + (look ? SAMPLE : 0), place + 4.5, label)
        })
        .join('')
    },
  }

  const rows = y.ticks.map(
    (tick) =>
      line(left, toY(tick), edge, toY(tick), 'grid') +
      text(left - 6, toY(tick) + 4.5, y.format(tick), 'end muted'),
  )
  const columns = x.ticks.map((tick, index) => {
    const isLast = index === x.ticks.length - 1
    const place = toX(tick)
    const half = widthOf(x.format(tick)) / 2
    const anchor =
      isLast && place + half > WIDTH ? ['end', WIDTH] : place - half < 0 ? ['', 0] : ['middle', place]
    return (
      line(place, bottom, place, bottom + 4, 'axis') +
      text(anchor[1] as number, bottom + 18, x.format(tick), `${anchor[0]} muted`.trim())
    )
  })
  return picture(described, bottom + BELOW, [
    text(0, 12, y.label, 'muted'),
    ...rows,
    ...draw(plot),
    line(left, bottom, edge, bottom, 'axis'),
    ...columns,
    text(edge, bottom + 37, x.label, 'end muted'),
  ])
}
