import type { Calculator } from '../engine/calculator'
import type { Formats } from '../engine/format'
import { quotePrice, quoteSchedule } from '../engine/quote'
import type { Schedule, Step } from '../engine/rates'
import { SITE_WORDS } from './words'

/** Where a step applies: "up to $99.99", or beyond the end of the one before it. */
function stepRange(steps: readonly Step[], index: number, formats: Formats): string {
  const words = SITE_WORDS[formats.language]
  const { upTo, below } = steps[index] ?? {}
  if (upTo !== undefined) return words.upTo(formats.money(upTo))
  if (below !== undefined) return words.below(formats.money(below))
  const before = steps[index - 1]
  if (before?.upTo !== undefined) return words.above(formats.money(before.upTo))
  return before?.below === undefined ? '' : words.from(formats.money(before.below))
}

function rowsOf(schedule: Schedule, formats: Formats): { of: string; figure: string }[] {
  if (!('steps' in schedule)) return [{ of: schedule.of ?? '', figure: quoteSchedule(schedule, formats) }]
  return schedule.steps.map((step, index) => ({
    of: [schedule.of, stepRange(schedule.steps, index, formats)].filter(Boolean).join(' '),
    figure: quotePrice(step, formats),
  }))
}

/** Every figure that the calculator uses, straight from its schedule. */
export function RatesTable({ calculator: { rates, formats } }: { calculator: Calculator }) {
  const columns = SITE_WORDS[formats.language].rateColumns
  const schedules = Object.entries(rates)
  const isConstants = schedules.every(([, { kind }]) => kind === 'constant')
  const hasBase = schedules.some(([, schedule]) => schedule.of || 'steps' in schedule)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{isConstants ? columns.constant : columns.fee}</th>
          {hasBase && <th scope="col">{columns.on}</th>}
          <th scope="col">{isConstants ? columns.value : columns.rate}</th>
        </tr>
      </thead>
      <tbody>
        {schedules.flatMap(([name, schedule]) =>
          rowsOf(schedule, formats).map(({ of, figure }) => (
            <tr key={`${name} ${of}`}>
              <td>{schedule.label}</td>
              {hasBase && <td>{of}</td>}
              <td>{figure}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
