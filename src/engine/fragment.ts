import { AS_TYPED } from './as-typed'
import type { Calculator } from './calculator'
import { Exact } from './exact'
import { askedBy, type SingleField } from './fields'
import type { Language } from './format'
import { readNotation } from './notation'
import { type OwnRates, PARTS, replaceable } from './own-rates'
import type { Rates } from './rates'
import type { RawInputs } from './read'

/** Everything that decides a result. */
export interface FormState {
  readonly raw: RawInputs
  readonly ownRates: OwnRates
  /** The published set that the result goes by, where one was chosen. */
  readonly set?: string
  /** What the thing sold cost the visitor; it decides no fee, only the profit. */
  readonly cost?: string
}

/** More pieces than this nobody measures; a link with more would only hold the page. */
export const MAX_REPEATED = 50

/** Fifty pieces with all their decimals are shorter. */
const MAX_LENGTH = 100_000

/** A name with a longer text than a field takes: no number, whatever it is for. */
const TOO_LONG = /[^&]{1100,}/g

const RATE = 'rate.'
/** No field is called this. */
export const SET = 'rates'
export const COST = 'cost'
export const rateKey = (path: string) => `${RATE}${path.replaceAll('/', '.')}`

/** What HTML calls a valid floating-point number: all that a number field can hold. */
const VALID_FLOAT = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i

/** A text as a number field can hold it: blank where it cannot be read. */
export function numberFieldText(text: string): string {
  const read = Exact.read(text)
  if (!read) return ''
  return VALID_FLOAT.test(text) ? text : read.toDecimal()
}

/** What a link says of one field, or nothing if the field could not hold it. */
function readField(
  field: SingleField,
  text: string,
  language: Language,
): { readonly text: string | undefined } | undefined {
  switch (field.kind) {
    case 'choice':
      return field.options.some(([value]) => value === text) ? { text } : undefined
    case 'toggle':
      return text === 'on' || text === '' ? { text: text || undefined } : undefined
    default: {
      if (text === '' || Exact.read(text)) return { text: numberFieldText(text) }
      const isAsTyped = text.startsWith(AS_TYPED)
      const read = readNotation(isAsTyped ? text.slice(AS_TYPED.length) : text, language)
      return read || isAsTyped ? { text: read?.toDecimal() ?? '' } : undefined
    }
  }
}

function inputsIn({ fields, formats }: Calculator, given: URLSearchParams): RawInputs {
  const read = Object.entries(fields).flatMap(([name, field]) => {
    const asked = askedBy(field)
    const texts = given
      .getAll(name)
      .slice(0, MAX_REPEATED)
      .flatMap((text) => readField(asked, text, formats.language) ?? [])
    if (texts.length === 0) return []
    return [[name, field.kind === 'many' ? texts.map(({ text }) => text ?? '') : texts[0]?.text] as const]
  })
  return Object.fromEntries(read)
}

/** A number in a schedule, or in one of its steps. */
const PLACE = new RegExp(`^(?:\\d+\\.)?(?:${PARTS.join('|')})$`)

/** Where numbers may be replaced in schedules that are called as these, whatever steps they have. */
const anyPlaces = (rates: Rates, given: URLSearchParams): string[] =>
  Object.keys(rates).flatMap((name) => {
    const start = `${rateKey(name)}.`
    const places = [...given.keys()]
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
    return rates[name]?.locked
      ? []
      : places.filter((place) => PLACE.test(place)).map((place) => `${name}/${place.replace('.', '/')}`)
  })

/** A published set may have other steps than the page; what it does not have is passed over when its rates are used. */
function ownRatesIn({ rates }: Calculator, given: URLSearchParams, hasSet: boolean): OwnRates {
  const paths = hasSet ? anyPlaces(rates, given) : replaceable(rates).map(({ path }) => path)
  const read = paths.flatMap((path): [string, number][] => {
    const figure = Exact.read(given.get(rateKey(path)) ?? '')
    return figure ? [[path, figure.toNumber()]] : []
  })
  return Object.fromEntries(read)
}

/** Between two figures: in a link out of the source of a page, and before a query by which somebody counts visitors. */
const BETWEEN = /&amp;|\?/g

/**
 * What a fragment fills in; unknown names and values that cannot be read are passed over. Headings have no "=". Half of a link would be
 * a plausible wrong result.
 */
export function fromFragment(calculator: Calculator, fragment: string): FormState | undefined {
  if (!fragment.includes('=') || fragment.length > MAX_LENGTH) return undefined
  const given = new URLSearchParams(fragment.replace(/^#/, '').replace(BETWEEN, '&').replace(TOO_LONG, ''))
  const raw = inputsIn(calculator, given)
  const set = given.get(SET) || undefined
  const ownRates = ownRatesIn(calculator, given, set !== undefined)
  const cost = (calculator.sells && numberFieldText(given.get(COST) ?? '')) || undefined
  const isBlank = Object.keys(raw).length + Object.keys(ownRates).length === 0 && !set && !cost
  return isBlank ? undefined : { raw, ownRates, ...(set && { set }), ...(cost && { cost }) }
}
