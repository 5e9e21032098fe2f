import type { Calculator } from './calculator'
import { askedBy, type SingleField } from './fields'
import { defaultInputs } from './filled'
import { COST, type FormState, numberFieldText, rateKey, SET } from './fragment'
import { type RawInputs, texts } from './read'

/** One field's texts as a link carries them; an empty checkbox is carried as a blank. */
function carried(field: SingleField, raw: RawInputs[string]): string[] {
  if (field.kind === 'choice') return [...texts(raw)]
  if (field.kind === 'toggle') return [raw === undefined ? '' : 'on']
  return texts(raw).map(numberFieldText)
}

/**
 * The form in the part of an address that is never sent to a server: "itemPrice=50&shippingCharged=". What stands as
 * it stood at first is left out, so that the link of an untouched form is the page's own address.
 */
export function toFragment({ fields }: Pick<Calculator, 'fields'>, state: FormState): string {
  const initial = defaultInputs(fields)
  const inputs = Object.entries(fields).flatMap(([name, field]) => {
    const asked = askedBy(field)
    const now = carried(asked, state.raw[name])
    const isUntouched = now.join('\n') === carried(asked, initial[name]).join('\n')
    return isUntouched ? [] : now.map((text): [string, string] => [name, text])
  })
  const own = Object.entries(state.ownRates).map(([path, value]) => [rateKey(path), String(value)])
  const set = state.set ? [[SET, state.set]] : []
  const cost = state.cost ? [[COST, numberFieldText(state.cost)]] : []
  return new URLSearchParams([...inputs, ...set, ...own, ...cost]).toString()
}
