/** What is wrong with what a calculator says of its price list; every mistake is one sentence. */
import { type IsoDate, isDate } from '../src/engine/dates'
import type { Fields } from '../src/engine/fields'
import type { PublishedSet } from '../src/engine/published'
import { listed } from '../src/engine/unknown-name'

const HOURS = 60 * 60 * 1000

/** The latest day that it is anywhere: who reads a list in Auckland is ahead of most clocks. */
export const latestToday = (now = Date.now()) =>
  new Date(now + 14 * HOURS).toISOString().slice(0, 10) as IsoDate

export function readProblems(at: string, read: string, today = latestToday()): string[] {
  if (!isDate(read))
    return [`${at}: read is '${read}', expected a day or a month that there is, like 2026-11-15 or 2026-11`]
  return read > today ? [`${at}: read is '${read}', expected no later day than ${today}`] : []
}

/** A set holds for some of the options of a choice, or where a percentage is nothing. */
export function onlyForProblems(
  at: string,
  { onlyFor = {} }: Pick<PublishedSet, 'onlyFor'>,
  fields: Fields,
): string[] {
  const possible = Object.keys(fields).filter((name) => /choice|percent/.test(fields[name]?.kind ?? ''))
  return Object.entries(onlyFor).flatMap(([name, values]): string[] => {
    const field = fields[name]
    if (field?.kind === 'percent')
      return values.join() === '0' ? [] : [`${at}: onlyFor.${name} is ${listed(values)}, expected '0' alone`]
    if (field?.kind !== 'choice')
      return [`${at}: onlyFor names '${name}', expected one of ${listed(possible)}`]
    const options = field.options.map(([value]) => value)
    const unknown = values.filter((value) => !options.includes(value))
    if (unknown.length)
      return unknown.map(
        (value) => `${at}: onlyFor.${name} names the option '${value}', expected ${listed(options)}`,
      )
    return values.length < options.length
      ? []
      : [`${at}: onlyFor.${name} names every option, expected fewer, or no onlyFor.${name}`]
  })
}
