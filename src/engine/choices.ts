import type { Calculator } from './calculator'
import { isShown, type RawInputs, readInputs, reworded } from './read'

/** What was chosen and ticked for a result, in words: "State: Texas", "Is there a will? No". */
export function choiceTexts({ fields }: Calculator, raw: RawInputs): string[] {
  const values = readInputs(fields, raw)
  return Object.entries(fields).flatMap(([name, declared]) => {
    if ((declared.kind !== 'choice' && declared.kind !== 'toggle') || !isShown(declared, fields, raw))
      return []
    const { label, forReference } = reworded(declared, fields, raw)
    if (forReference) return []
    if (declared.kind === 'toggle') return values[name] ? [label] : []
    const [, chosen = ''] = declared.options.find(([value]) => value === values[name]) ?? []
    return [`${label}${label.endsWith('?') ? '' : ':'} ${chosen}`]
  })
}
