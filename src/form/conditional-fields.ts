import type { Condition, Fields, Rewording } from '../engine/fields'

const named = ({ field, is }: Condition) => `${field}=${is}`

export const showWhen = (condition?: Condition) => (condition ? { 'data-when': named(condition) } : {})
export const hideWhen = (condition: Condition) => ({ 'data-unless': named(condition) })

function ruleFor(condition: Condition): string {
  const option = `#${condition.field} [value="${condition.is}"]`
  const name = named(condition)
  return `form:has(${option}:checked) [data-unless="${name}"],form:has(${option}:not(:checked)) [data-when="${name}"]{display:none}`
}

/** A browser from before `:has()` shows all ways of putting a question; there they are told apart. */
const APART = '@supports not selector(:has(a)){[data-unless]:not(:empty)+[data-when]::before{content:" / "}}'

/** One that only takes the field out of the result has nothing to show or to hide. */
const hasWords = ({ label, unit, spoken, hint }: Rewording) => label ?? unit ?? spoken ?? hint

/**
 * Style rules of a page, which show what fits the visitor's choices and hide the rest. A style sheet sees a choice the
 * moment it is made: before the script has arrived, without it, and when the browser or a link brings the choice back.
 */
export function conditionalFieldRules(fields: Fields): string {
  const single = Object.values(fields).filter((field) => field.kind !== 'many')
  const shown = single.flatMap(({ shownWhen }) => shownWhen ?? [])
  const reworded = single.flatMap(({ rewordedWhen = [] }) => rewordedWhen.filter(hasWords))
  const rules = [...shown, ...reworded].map(ruleFor)
  return [...new Set(rules), ...(reworded.length ? [APART] : [])].join('')
}
