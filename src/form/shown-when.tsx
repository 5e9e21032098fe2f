import type { Field, Fields } from '../engine/fields'

const condition = (field: Field) => (field.kind === 'many' ? undefined : field.shownWhen)

/** How a rule finds a field that is not always asked for. */
export const foundBy = (name: string, field: Field) => (condition(field) ? { 'data-field': name } : {})

/**
 * Hides the fields that a choice makes pointless. A style sheet sees a choice the moment it is made: before the script
 * has arrived, without it, and when the browser brings the choice back.
 */
export function ShownWhen({ fields }: { fields: Fields }) {
  const rules = Object.entries(fields).flatMap(([name, field]) => {
    const when = condition(field)
    if (!when) return []
    const isOtherwise = `form:has(#${when.field} [value="${when.is}"]:not(:checked))`
    return `${isOtherwise} [data-field="${name}"]{display:none}`
  })
  return rules.length > 0 && <style>{rules.join('')}</style>
}
