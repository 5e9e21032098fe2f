import type { ReactNode } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Formats } from '../engine/format'
import { quotePrice, quoteSchedule, stepRange } from '../engine/quote-rates'
import type { Schedule } from '../engine/rates'
import { SITE_WORDS } from './site-words'

function rowsOf(schedule: Schedule, formats: Formats): { of: string; figure: string }[] {
  if (!('steps' in schedule)) return [{ of: schedule.of ?? '', figure: quoteSchedule(schedule, formats) }]
  return schedule.steps.map((step, index) => ({
    of: [schedule.of, stepRange(schedule.steps, index, formats)].filter(Boolean).join(' '),
    figure: quotePrice(step, formats),
  }))
}

interface RatesTableProps {
  calculator: Calculator
  /** Where its figures come from, below it. */
  sources?: ReactNode
}

/** Every figure that the calculator uses, straight from its schedule. */
export function RatesTable({ calculator: { rates, formats }, sources }: RatesTableProps) {
  const { rateColumns: columns, divisible } = SITE_WORDS[formats.language]
  const schedules = Object.entries(rates)
  const isConstants = schedules.every(([, { kind }]) => kind === 'constant')
  const hasBase = schedules.some(([, schedule]) => schedule.of || 'steps' in schedule)
  return (
    <>
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
                <td>{divisible(schedule.label)}</td>
                {hasBase && <td>{of}</td>}
                <td>{figure}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {sources}
    </>
  )
}
