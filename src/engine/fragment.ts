import { Exact } from './exact'
import type { Fields, SingleField } from './fields'
import type { RawInputs } from './read'

/** Inputs in the part of an address that is never sent to a server: "itemPrice=50&shippingCharged=15". */
export function toFragment(fields: Fields, raw: RawInputs): string {
  const pairs = Object.keys(fields).flatMap((name) =>
    [raw[name] ?? []].flat().map((text): [string, string] => [name, text]),
  )
  return new URLSearchParams(pairs.filter(([, text]) => text !== '')).toString()
}

function isReadable(field: SingleField, text: string): boolean {
  if (field.kind === 'choice') return field.options.some(([value]) => value === text)
  return field.kind === 'toggle' ? text === 'on' : Exact.read(text) !== undefined
}

/** What a fragment fills in; unknown names and unreadable values are passed over. */
export function fromFragment(fields: Fields, fragment: string): RawInputs {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const asked = field.kind === 'many' ? field.each : field
    const texts = given.getAll(name).filter((text) => isReadable(asked, text))
    if (texts.length === 0) return []
    return [[name, field.kind === 'many' ? texts : texts[0]] as const]
  })
  return Object.fromEntries(read)
}
