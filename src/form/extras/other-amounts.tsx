import { useState } from 'react'
import type { Calculator } from '../../engine/calculator'
import { sum } from '../../engine/exact'
import { type OtherAmount, otherAmounts } from '../../engine/other-amounts'
import { principalOf } from '../../engine/principal'
import { type Breakdown, fullText, labelOf } from '../../engine/result'
import type { Answer } from '../answer'
import { EXTRAS_WORDS } from './extras-words'

interface OtherAmountsProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
}

const WIDTH = 328
const HEIGHT = 150
const LEFT = 8
const RIGHT = WIDTH - 8
const TOP = 24
const BOTTOM = 122
/** As wide as a long figure, and as high as the curve may rise under it. */
const NEAR = 90
const FLAT = 6

interface ChartProps {
  rows: readonly OtherAmount[]
  /** How an amount and a height are written. */
  amountText: (row: OtherAmount) => string
  heightText: (row: OtherAmount) => string
}

/** The amounts as a curve with the visitor's own point on it; the table says the same, so it is not read aloud. */
function Chart({ rows, amountText, heightText }: ChartProps) {
  const heights = rows.map(({ height }) => height.toNumber())
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const places = rows.map(({ amount }) => Math.log(amount.toNumber()))
  const [first = 0, last = 1] = [places[0], places.at(-1)]
  const points = rows.map((row, index) => ({
    row,
    isLowest: heights[index] === low,
    x: LEFT + (((places[index] as number) - first) / (last - first)) * (RIGHT - LEFT),
    y: BOTTOM - (((heights[index] as number) - low) / (high - low)) * (BOTTOM - TOP),
  }))
  const own = points.find(({ row }) => row.isOwn)
  /** How far above its point a figure stands: the lowest one where nothing else is, neither the rising curve nor the visitor's own figure. */
  const lift = ({ x, y, isLowest }: (typeof points)[number]) =>
    isLowest &&
    points.some((other) => Math.abs(other.x - x) < NEAR && (other.row.isOwn || y - other.y > FLAT))
      ? 28
      : 10
  const anchor = (x: number) => (x < WIDTH / 4 ? 'start' : x > (WIDTH * 3) / 4 ? 'end' : 'middle')
  const ends = [points[0], points.at(-1)]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="extras-chart" aria-hidden="true">
      <path d={`M0 ${BOTTOM + 6}H${WIDTH}`} />
      <path className="extras-curve" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {points.map(({ x, y, row }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={row.isOwn ? 6 : 2.5}
          className={row.isOwn ? 'extras-point' : undefined}
        />
      ))}
      {ends.map(
        (end) =>
          end && (
            <g key={end.x} textAnchor={anchor(end.x)}>
              <text x={end.x} y={HEIGHT - 4}>
                {amountText(end.row)}
              </text>
              {!end.row.isOwn && (
                <text x={end.x} y={end.y - lift(end)}>
                  {heightText(end.row)}
                </text>
              )}
            </g>
          ),
      )}
      {own && (
        <text
          className="extras-yours"
          textAnchor={anchor(own.x)}
          x={own.x}
          y={own.y < 60 ? own.y + 24 : own.y - 14}
        >
          {heightText(own.row)}
        </text>
      )}
    </svg>
  )
}

/** The result at amounts around the visitor's own: a curve and its table, drawn when they are asked for. */
export function OtherAmounts({ calculator, answer, breakdown }: OtherAmountsProps) {
  const [isOpen, setOpen] = useState(false)
  const { formats } = calculator
  const words = EXTRAS_WORDS[formats.language]
  const principal = principalOf(calculator, answer.raw)
  const found = otherAmounts(calculator, answer.raw, breakdown, answer.rates)
  const headline = breakdown.lines.find(({ key }) => key === breakdown.headline)
  if (!found || !principal || !headline) return null
  const { measure, rows } = found
  const { field } = principal
  const isMoney = field.kind === 'money'
  const amountText = ({ amount }: OtherAmount) => {
    if (isMoney) return formats.money(amount)
    return `${formats.number(amount, 4)}${field.unit ? ` ${field.unit}` : ''}`
  }
  const answerText = (of: Breakdown) => {
    const line = of.lines.find(({ key }) => key === of.headline)
    return line ? fullText(line.value, formats) : ''
  }
  const heightText = (row: OtherAmount) =>
    measure === 'answer' ? answerText(row.breakdown) : formats.money(row.height)
  const hundred = formats.money(100).replace(/[.,]00(?!\d)/, '')
  const caption = measure === 'answer' ? labelOf(headline, formats) : words.measures[measure](hundred)
  const feesText = ({ flow }: Breakdown) =>
    formats.money(flow?.settled?.fees ?? sum((flow?.taken ?? []).map(({ amount }) => amount)))
  const hasFees = measure === 'kept' || measure === 'added'
  return (
    <details className="extras-details extras-others" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{isMoney ? words.others.money(field.label) : words.others.number}</summary>
      {isOpen && (
        <>
          <p>{caption}</p>
          <Chart {...{ rows, amountText, heightText }} />
          <table>
            <thead>
              <tr>
                <th scope="col">{field.label}</th>
                {hasFees && <th scope="col">{words.fees}</th>}
                <th scope="col">{labelOf(headline, formats)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={amountText(row)} data-own={row.isOwn ? '' : undefined}>
                  <th scope="row">
                    <span translate="no">{amountText(row)}</span>
                    {row.isOwn && <span className="visually-hidden">{` (${words.yours})`}</span>}
                  </th>
                  {hasFees && <td translate="no">{feesText(row.breakdown)}</td>}
                  <td translate="no">{answerText(row.breakdown)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </details>
  )
}
