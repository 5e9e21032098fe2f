import type { Language } from './format'

/** "2026-09-20", or "2026-09" where the day is not known. */
export type IsoDate = `${number}-${number}-${number}` | `${number}-${number}`

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
} satisfies Record<Language, string[]>

const WRITTEN = /^20\d\d-\d\d(?:-\d\d)?$/

/** Whether a text is a day or a month that there is: 2026-02-31 is none. */
export function isDate(text: string): text is IsoDate {
  const time = WRITTEN.test(text) ? new Date(text) : undefined
  // Days beyond the end of a month are counted on into the next.
  return time !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}

/** The month of a date: "September 2026". */
export function monthOf(date: IsoDate, language: Language): string {
  const [year, month = 1] = date.split('-').map(Number)
  return `${MONTHS[language][month - 1]} ${year}`
}

/** Keeps a day on the line of its month. */
const NO_BREAK = '\u00a0'

/** The date with its preposition: "on 20 September 2026", "in May 2025", "am 24. Juli 2026", "im Mai 2025". */
export function dated(date: IsoDate, language: Language): string {
  const [, , day] = date.split('-').map(Number)
  const rest = monthOf(date, language)
  if (language === 'de') return day === undefined ? `im ${rest}` : `am ${day}.${NO_BREAK}${rest}`
  return day === undefined ? `in ${rest}` : `on ${day}${NO_BREAK}${rest}`
}

const MILLISECONDS_A_DAY = 86_400_000

/** Whole days from one date to another; a month without a day counts from its first. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY)

/** A list that was read longer ago than this has probably changed since. */
const OLD_AFTER_DAYS = 180

export const isOld = (read: IsoDate, today: IsoDate): boolean => daysBetween(read, today) > OLD_AFTER_DAYS
