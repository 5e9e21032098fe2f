import type { Calculator } from './calculator'
import { askedBy, type Field } from './fields'

type NamedField = readonly [name: string, field: Field]

/** What is asked for each piece stays with the piece. */
const isForReference = (field: Field) => field.kind !== 'many' && field.forReference === true

/** A choice that nothing can be worked out without. */
const isOpen = (field: Field) => field.kind === 'choice' && field.default === ''

const isNumber = (field: Field) => field.kind !== 'choice' && field.kind !== 'toggle'

/**
 * The order in which a form asks, whatever the order in which links and tests name the fields: choices that decide which
 * number is asked for, or in which words, or whether there is a result at all, and others that say they come first; then the
 * numbers; then other choices; and what is only kept for reference last.
 */
export function inReadingOrder(fields: Calculator['fields']): {
  counted: readonly NamedField[]
  forReference: readonly NamedField[]
} {
  const all = Object.entries(fields)
  const deciding = new Set(
    all.flatMap(([, field]) => {
      const { shownWhen, rewordedWhen = [] } = askedBy(field)
      return [shownWhen, ...rewordedWhen].map((condition) => condition?.field)
    }),
  )
  const isFirst = ([name, field]: NamedField) =>
    deciding.has(name) || isOpen(field) || askedBy(field).comesFirst
  const place = (named: NamedField) => (isFirst(named) ? 0 : isNumber(named[1]) ? 1 : 2)
  return {
    counted: all.filter(([, field]) => !isForReference(field)).sort((a, b) => place(a) - place(b)),
    forReference: all.filter(([, field]) => isForReference(field)),
  }
}
