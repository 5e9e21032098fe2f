import type { Formats } from './format'
import { type Replaceable, replaceable } from './own-rates'
import { stepRange } from './quote-rates'
import { RATE_WORDS } from './rate-words'
import type { Rates, Schedule } from './rates'

const FIGURE_DECIMALS = 6

/** One number of a schedule that a visitor may replace by their own, and what it is called. */
export interface Figure {
  readonly path: string
  /** What its schedule is called: "Buyer fee, winning bid". */
  readonly title: string
  /** The step that it is for, where there are steps: "up to $99.99". */
  readonly range?: string
  readonly value: number
  readonly unit: 'percent' | 'money' | 'number'
  /** The unit of a constant, or what part of the price this is. */
  readonly suffix?: string
}

/** What a schedule is called where its rates are listed: "Final value fee, item price + shipping". */
const titleOf = ({ label, of }: Schedule): string => [label, of].filter(Boolean).join(', ')

function unitOf(
  { part, schedule, step }: Replaceable,
  { language }: Formats,
): Pick<Figure, 'unit' | 'suffix'> {
  if (schedule.kind === 'constant') return { unit: 'number', suffix: schedule.unit }
  if (part === 'percent' || part === 'value') return { unit: 'percent' }
  const price = 'steps' in schedule ? schedule.steps[step] : schedule
  const isAlone = part === 'fixed' && price?.percent === undefined
  return { unit: 'money', suffix: isAlone ? undefined : RATE_WORDS[language].parts[part] }
}

/** Every number of a calculator's rates that a visitor may have another value for, in their order. */
export const figuresOf = (rates: Rates, formats: Formats): Figure[] =>
  replaceable(rates).map((number) => {
    const { path, value, schedule, step } = number
    const range = 'steps' in schedule ? stepRange(schedule.steps, step, formats) : undefined
    return { path, value, title: titleOf(schedule), range, ...unitOf(number, formats) }
  })

const joined = (texts: readonly (string | undefined)[], by: string) => texts.filter(Boolean).join(by)

/** Told from all other figures: "Buyer fee, winning bid up to $99.99". */
export const figureLabel = ({ title, range }: Figure): string => joined([title, range], ' ')

/** What a number of the rates is called, and how it is written, or one in its place: "ACH payment, at most" and "$5.00". */
export function namedFigure(named: Figure, formats: Formats, own = named.value) {
  const { suffix, unit } = named
  const label = figureLabel(named)
  return unit === 'number'
    ? { name: label, figure: joined([formats.number(own, FIGURE_DECIMALS), suffix], ' ') }
    : { name: joined([label, suffix], ', '), figure: formats[unit](own) }
}
