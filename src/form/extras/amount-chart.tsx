import type { OtherAmount } from '../../engine/other-amounts'

/** Places across are shares of the width, heights are pixels: a chart of any width has letters of one size. */
const LEFT = 2.5
const RIGHT = 97.5
const TOP = 24
const BOTTOM = 122
const AXIS = 144
const HEIGHT = 164
/** What a label takes of the narrowest chart. */
const LABEL = 18
const LETTERS = 12

interface ChartProps {
  rows: readonly OtherAmount[]
  /** How an amount and a height are written. */
  amountText: (row: OtherAmount) => string
  heightText: (row: OtherAmount) => string
  /** Shares of an amount are drawn over its magnitude; a figure that grows with it, as it grows. */
  isLinear: boolean
  /** Green is for what is kept. */
  isCost: boolean
}

interface Point {
  row: OtherAmount
  x: number
  y: number
}

const toTenths = (value: number) => Math.round(value * 10) / 10

function pointsOf(rows: readonly OtherAmount[], isLinear: boolean): Point[] {
  const heights = rows.map(({ height }) => height.toNumber())
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const places = rows.map(({ amount }) => (isLinear ? amount.toNumber() : Math.log(amount.toNumber())))
  const [first = 0, last = 1] = [places[0], places.at(-1)]
  return rows.map((row, index) => ({
    row,
    x: toTenths(LEFT + (((places[index] as number) - first) / (last - first)) * (RIGHT - LEFT)),
    y: toTenths(BOTTOM - (((heights[index] as number) - low) / (high - low)) * (BOTTOM - TOP)),
  }))
}

/** How high the curve is at a place. */
function curveAt(points: readonly Point[], x: number): number {
  const to = points.find((point) => point.x >= x) ?? (points.at(-1) as Point)
  const from = points[points.indexOf(to) - 1] ?? to
  return to.x === from.x ? to.y : from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)
}

/** An end of the curve is labelled above it, or, where the curve rises from there, below. */
function endLabel(points: readonly Point[], { x, y }: Point): number {
  const rise = y - curveAt(points, x < 50 ? x + LABEL : x - LABEL)
  return rise > 4 ? y + 16 : y - 10
}

/** The visitor's own point is labelled on the side that the curve leaves free. */
function ownLabel(points: readonly Point[], { x, y }: Point) {
  const slope = curveAt(points, Math.max(LEFT, x - LABEL)) - curveAt(points, Math.min(RIGHT, x + LABEL))
  const isBelow = y < (TOP + BOTTOM) / 2
  const isSteep = Math.abs(slope) > LETTERS
  const textAnchor =
    x < 25 ? 'start' : x > 75 ? 'end' : !isSteep ? 'middle' : isBelow === slope > 0 ? 'start' : 'end'
  // Near the left edge there is one side only; where the curve rises there, the label stands above it.
  const above = textAnchor === 'start' ? Math.min(y - 14, curveAt(points, x + LABEL) - 6) : y - 14
  return { textAnchor, x: `${x}%`, y: toTenths(isBelow ? y + 24 : above) } as const
}

/** The amounts as a curve with the visitor's own point on it; the table says the same, so it is not read aloud. */
export function AmountChart({ rows, amountText, heightText, isLinear, isCost }: ChartProps) {
  const points = pointsOf(rows, isLinear)
  const own = points.find(({ row }) => row.isOwn)
  const ends = [points[0], points.at(-1)]
  return (
    <svg height={HEIGHT} className={`extras-chart ${isCost ? 'extras-cost' : ''}`} aria-hidden="true">
      <line x2="100%" y1={AXIS} y2={AXIS} />
      {points.slice(1).map(({ x, y }, index) => {
        const from = points[index] as Point
        return <line key={x} className="extras-curve" x1={`${from.x}%`} y1={from.y} x2={`${x}%`} y2={y} />
      })}
      {points.map(({ x, y, row }) => (
        <circle
          key={x}
          cx={`${x}%`}
          cy={y}
          r={row.isOwn ? 6 : 2.5}
          className={row.isOwn ? 'extras-point' : undefined}
        />
      ))}
      {ends.map(
        (end) =>
          end && (
            <g key={end.x} textAnchor={end.x < 50 ? 'start' : 'end'}>
              <text x={`${end.x}%`} y={HEIGHT - 4}>
                {amountText(end.row)}
              </text>
              {!end.row.isOwn && (
                <text x={`${end.x}%`} y={endLabel(points, end)}>
                  {heightText(end.row)}
                </text>
              )}
            </g>
          ),
      )}
      {own && (
        <text className="extras-yours" {...ownLabel(points, own)}>
          {heightText(own.row)}
        </text>
      )}
    </svg>
  )
}
