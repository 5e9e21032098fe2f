import type { Exact } from '../../engine/exact'
import { readInputs } from '../../engine/read'
import { Canvas, DRAWING_WIDTH, type DrawingProps } from '../../form/deferred-drawing'
import { nearest, PLACES } from './places'

const TICKS = [-100, -60, -20, 20, 60]
const EDGE = 16
/** Beyond these the ladder would be so long that its figures met. */
const LOWEST = -160
const HIGHEST = 120

const signed = (value: number | string) => String(value).replace('-', '−')

/** The level in dBm, whichever way the conversion went. */
function levelOf({ calculator, answer: { raw, rates }, breakdown }: DrawingProps): number | undefined {
  const { conversion, dbType, value } = readInputs(calculator.fields, raw)
  const output = breakdown.lines.find(({ key }) => key === 'output')?.value
  const watt = rates.wattInDbm
  if (output?.kind !== 'number' || watt?.kind !== 'constant') return undefined
  const level = conversion === 'watts-to-db' ? output.value.toNumber() : (value as Exact).toNumber()
  return dbType === 'dbw' ? level + watt.value : level
}

/** The level on the ladder of everyday signals. */
export default function Ladder(props: DrawingProps) {
  const level = levelOf(props)
  if (level === undefined || !Number.isFinite(level)) return null
  const { number } = props.calculator.formats
  const shown = Math.min(Math.max(LOWEST, level), HIGHEST)
  const from = Math.min(-100, shown)
  const to = Math.max(60, shown)
  const x = (value: number) => EDGE + ((value - from) / (to - from)) * (DRAWING_WIDTH - 2 * EDGE)
  const at = x(shown)
  const said = `${signed(number(level, 1))} dBm`
  const [place, what] = nearest(level)
  const share = at / DRAWING_WIDTH
  const anchor = share < 0.12 ? 'start' : share > 0.88 ? 'end' : 'middle'
  const beside = `Nearest dot: ${what}`
  return (
    <Canvas
      height={props.height}
      label={`${said} on a ladder of everyday signals. ${beside}, ${signed(place)} dBm`}
    >
      <text x={at} y="16" textAnchor={anchor} fontWeight="700">
        {said}
      </text>
      <path d={`M${x(from)} 42H${x(to)}`} stroke="var(--edge)" strokeWidth="2" />
      {PLACES.map(([signal]) => (
        <circle key={signal} cx={x(signal)} cy="42" r="3.5" fill="var(--taken)" />
      ))}
      <path d={`M${at - 7} 22h14l-7 11z`} />
      <path d={`M${at} 32v18`} stroke="currentColor" strokeWidth="2" />
      {TICKS.map((tick) => (
        <text key={tick} x={x(tick)} y="64" textAnchor="middle" fill="var(--muted)">
          {signed(tick)}
        </text>
      ))}
      <text x="0" y="88">
        {beside}
      </text>
      <text x="0" y="106" fill="var(--muted)">
        {`about ${signed(place)} dBm`}
      </text>
    </Canvas>
  )
}
