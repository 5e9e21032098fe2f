import { Canvas, DRAWING_WIDTH, type DrawingProps } from '../../form/deferred-drawing'
import { besideEdges, placedOn, thresholdsOf } from './bands'

const FILLS = ['var(--line)', 'var(--accent)', 'var(--taken-3)', 'var(--taken)']

/** The four bands, and where the visitor stands on them. */
export default function BandBar({ answer: { rates }, breakdown, height }: DrawingProps) {
  const value = breakdown.lines.find(({ key }) => key === 'whtr')?.value
  if (value?.kind !== 'number') return null
  const ratio = value.value.toNumber()
  const limits = thresholdsOf(rates)
  const { thresholds, marker } = placedOn(limits, ratio)
  const ends = [0, ...thresholds, 1].map((share) => share * DRAWING_WIDTH)
  const at = marker * DRAWING_WIDTH
  const status = breakdown.lines.find(({ key }) => key === 'healthStatus')?.value
  const said = `${besideEdges(ratio, limits)}: ${status?.kind === 'text' ? status.text : ''}`
  const anchor = marker < 0.25 ? 'start' : marker > 0.75 ? 'end' : 'middle'
  return (
    <Canvas height={height} label={`Your ratio on the four bands: ${said}`}>
      <text x={at} y="16" textAnchor={anchor} fontWeight="700">
        {said}
      </text>
      {FILLS.map((fill, index) => {
        const [from = 0, to = 0] = ends.slice(index)
        return (
          <rect
            key={fill}
            x={from}
            y="34"
            width={Math.max(to - from - 2, 0)}
            height="16"
            fill={fill}
            stroke="var(--edge)"
          />
        )
      })}
      <path d={`M${at - 7} 22h14l-7 11z`} />
      <path d={`M${at} 32v20`} stroke="currentColor" strokeWidth="2" />
      {limits.map((limit, index) => (
        <text key={FILLS[index]} x={ends[index + 1]} y="68" textAnchor="middle" fill="var(--muted)">
          {limit}
        </text>
      ))}
    </Canvas>
  )
}
