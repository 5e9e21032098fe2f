import type { Exact } from '../../engine/exact'
import { readInputs } from '../../engine/read'
import { Canvas, DRAWING_WIDTH, type DrawingProps } from '../../form/deferred-drawing'
import { lotOf } from './lot'

const TOP = 22
/** Beyond this a stall would be a speck. */
const MAX_SPACES = 600

/** The spaces of the result as a lot of straight-in double rows, to scale. */
export default function LotPlan({ calculator, answer: { raw }, breakdown, height }: DrawingProps) {
  const count = (name: string) => {
    const value = breakdown.lines.find(({ key }) => key === name)?.value
    return value?.kind === 'number' ? value.value.toNumber() : 0
  }
  const asked = readInputs(calculator.fields, raw)
  const size = (name: string) => (asked[name] as Exact).toNumber()
  const sizes = {
    stallWidth: size('stallWidth'),
    stallLength: size('stallLength'),
    aisleWidth: size('aisleWidth'),
  }
  const spaces = count('totalSpaces')
  const isDrawable = spaces > 0 && spaces <= MAX_SPACES && Object.values(sizes).every((value) => value > 0)
  if (!isDrawable) return null
  const lot = lotOf(spaces, sizes)
  const scale = Math.min(DRAWING_WIDTH / lot.width, (height - TOP) / lot.height)
  const accessible = Math.min(count('adaSpaces'), spaces)
  const charging = Math.min(count('evSpaces'), spaces - accessible)
  const [wide, long] = [sizes.stallWidth * scale, sizes.stallLength * scale]
  const outline = (from: number, to: number) =>
    lot.stalls
      .slice(from, to)
      .map(({ x, y }) => `M${x * scale} ${TOP + y * scale}h${wide}v${long}h${-wide}z`)
      .join('')
  // Named in the order in which they are drawn.
  const kinds = [
    { name: 'ADA', from: 0, to: accessible, fill: 'var(--accent)' },
    { name: 'EV', from: accessible, to: accessible + charging, fill: 'var(--taken-3)' },
    { name: 'regular', from: accessible + charging, to: spaces, fill: 'var(--accent-soft)' },
  ].filter(({ from, to }) => to > from)
  const noun = (number: number) => (number === 1 ? 'space' : 'spaces')
  const counted = kinds.map(({ name, from, to, fill }) => ({ said: `${to - from} ${name}`, fill }))
  const said = counted.map((kind) => kind.said).join(', ')
  return (
    <Canvas height={height} label={`${spaces} ${noun(spaces)} in straight-in double rows, to scale: ${said}`}>
      {counted.length === 1 ? (
        <text x="0" y="14" fill="var(--muted)">
          {`To scale: ${said} ${noun(spaces)}`}
        </text>
      ) : (
        counted.map((kind, index) => {
          const x = (index * DRAWING_WIDTH) / counted.length
          return (
            <g key={kind.said}>
              <rect
                x={x}
                y="3"
                width="11"
                height="11"
                fill={kind.fill}
                stroke="var(--edge)"
                strokeWidth="0.7"
              />
              <text x={x + 16} y="14" fill="var(--muted)">
                {kind.said}
              </text>
            </g>
          )
        })
      )}
      <path
        d={`M0 ${TOP}h${lot.width * scale}v${lot.height * scale}h${-lot.width * scale}z`}
        fill="var(--line)"
        stroke="var(--edge)"
      />
      {kinds.map(({ name, from, to, fill }) => (
        <path key={name} d={outline(from, to)} fill={fill} stroke="var(--edge)" strokeWidth="0.7" />
      ))}
    </Canvas>
  )
}
