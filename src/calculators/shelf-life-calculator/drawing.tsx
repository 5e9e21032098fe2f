import { quote } from '../../engine/quote'
import calculator from './calculator'

const WIDTH = 400
const ROW = 64

/** One accelerated test and the storage that ages the product as much, to scale. */
export function TestAndStorage({ test, storage, days }: { test: number; storage: number; days: number }) {
  const inputs = { method: 'q-rule', testTemperature: test, storageTemperature: storage, daysToDefect: days }
  const { result, figures } = quote(calculator)
  const stored = result(inputs).inverseReading
  const storedDays = figures(inputs).inverseReading?.toNumber() ?? days
  const bars = [
    { text: `Test at ${test} °C: ${days} days`, width: (days / storedDays) * WIDTH },
    { text: `Storage at ${storage} °C: ${stored}`, width: WIDTH },
  ]
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${2 * ROW}`} width={WIDTH} role="img" aria-labelledby="test-and-storage">
        <title id="test-and-storage">
          {`${days} days in a test at ${test} °C age a product as much as ${stored} of storage at ${storage} °C.`}
        </title>
        {bars.map(({ text, width }, row) => (
          <g key={text}>
            <text x="0" y={row * ROW + 18} fontSize="18" fill="currentColor">
              {text}
            </text>
            <rect
              x="0"
              y={row * ROW + 28}
              width={width}
              height="22"
              rx="6"
              fill={row === 0 ? 'var(--taken)' : 'var(--accent)'}
            />
          </g>
        ))}
      </svg>
      <figcaption>
        An accelerated test by the Q-rule, to scale: both bars stand for the same amount of aging. The days
        were counted in the test.
      </figcaption>
    </figure>
  )
}
