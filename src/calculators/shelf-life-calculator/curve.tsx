import { type Exact, exact } from '../../engine/exact'
import { plural } from '../../engine/plural'
import { readInputs } from '../../engine/read'
import { Canvas, DRAWING_WIDTH, type DrawingProps } from '../../form/deferred-drawing'
import { lifeAt, lifeCurve, type Reading } from './life-curve'

const TOP = 30
const BELOW = 34
const EDGE = 12
/** Two temperatures that are nearer to each other would be written over each other. */
const APART = 60

/** Fewer days than these are not rounded to whole ones. */
const FEW = 10
/** More are not written out: a figure has to fit beside its dot. */
const MANY = 1_000_000

/** The visitor's test and storage on one curve: how life changes with the temperature between them. */
export default function Curve({ calculator, answer: { raw, rates }, height }: DrawingProps) {
  const bottom = height - BELOW
  const asked = readInputs(calculator.fields, raw)
  const [test, storage] = [asked.testTemperature, asked.storageTemperature].map((value) =>
    (value as Exact).toNumber(),
  ) as [number, number]
  const life = lifeAt(calculator, raw, rates)
  const points = lifeCurve(life, test, storage)
  const [tested, stored] = [life(test), life(storage)]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2 || !tested || !stored) return null
  const logs = points.map(({ days }) => Math.log(days))
  const [min, max] = [Math.min(...logs), Math.max(...logs)]
  if (min === max) return null
  const x = (temperature: number) =>
    EDGE +
    ((temperature - first.temperature) / (last.temperature - first.temperature)) * (DRAWING_WIDTH - 2 * EDGE)
  const y = (days: number) => bottom - ((Math.log(days) - min) / (max - min)) * (bottom - TOP)
  const place = ({ temperature, days }: Reading) => `${x(temperature)} ${y(days)}`
  const { number } = calculator.formats
  const inDays = (days: number) => {
    if (days > MANY) return `over ${number(MANY, 0)} days`
    const decimals = days < FEW ? 2 : 0
    return `${number(days, decimals)} ${plural(exact(days), 'day', 'days', decimals)}`
  }
  const marks = [
    { temperature: test, days: tested, says: `test: ${inDays(tested)}` },
    ...(test === storage ? [] : [{ temperature: storage, days: stored, says: `storage: ${inDays(stored)}` }]),
  ]
  const isNear = marks.length > 1 && Math.abs(x(test) - x(storage)) < APART
  const label = marks.map(({ temperature, says }) => `${says} at ${number(temperature, 1)} °C`).join('; ')
  return (
    <Canvas height={height} label={`Life by temperature, days counted in the test. ${label}`}>
      <text x="0" y="14" fill="var(--muted)">
        Life, if the days were counted in the test
      </text>
      <path d={`M${points.map(place).join('L')}`} fill="none" stroke="var(--kept)" strokeWidth="2.5" />
      <path d={`M${EDGE} ${bottom + 6}H${DRAWING_WIDTH - EDGE}`} stroke="var(--edge)" />
      {marks.map((mark) => {
        const at = x(mark.temperature)
        const isRight = at > DRAWING_WIDTH / 2
        // On the side of the dot that the curve does not run through, but not on the temperatures below.
        const isAbove = first.days > last.days !== isRight || y(mark.days) + 20 > bottom + 4
        return (
          <g key={mark.says}>
            <circle
              cx={at}
              cy={y(mark.days)}
              r="5"
              fill="var(--card)"
              stroke="currentColor"
              strokeWidth="2"
            />
            <text
              x={isRight ? at - 4 : at + 4}
              y={y(mark.days) + (isAbove ? -11 : 20)}
              textAnchor={isRight ? 'end' : 'start'}
              fontWeight="700"
            >
              {mark.says}
            </text>
            <text
              x={isNear ? at + (isRight ? 3 : -3) : at}
              y={bottom + 24}
              textAnchor={isNear ? (isRight ? 'start' : 'end') : 'middle'}
              fill="var(--muted)"
            >
              {`${number(mark.temperature, 1)} °C`}
            </text>
          </g>
        )
      })}
    </Canvas>
  )
}
