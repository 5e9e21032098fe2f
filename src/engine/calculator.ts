import type { Words } from './english'
import { exact, NotFinite } from './exact'
import type { ChoiceField, Fields } from './fields'
import { type Currency, type Formats, formatsFor, type Language } from './format'
import type { Rates } from './rates'
import { type RawInputs, readInputs, type Values } from './read'
import { figureIn, type Line, noResult, type Result } from './result'

export type Category =
  | 'tickets'
  | 'auctions'
  | 'payments'
  | 'marketplaces'
  | 'estates'
  | 'measures'
  | 'property'
  | 'building'
  | 'engineering'
  | 'laboratory'
  | 'health'

type NameIn<Asked extends Fields> = NoInfer<keyof Asked & string>

/** Fields with what stands in them: of a choice, one of its options. */
type ChoicesIn<Asked extends Fields> = {
  readonly [Name in keyof Asked]?: Asked[Name] extends ChoiceField<infer Value> ? Value : string
}

/** Calculators of these work out fees; the others measure, convert and count. */
const FEES: readonly Category[] = ['tickets', 'auctions', 'payments', 'marketplaces', 'estates']

export const isAboutFees = ({ category }: Pick<Calculator, 'category'>): boolean => FEES.includes(category)

export type Typed = string | number | boolean | readonly (string | number)[]

/** A case with its answer: run by the tests, shown on the page. */
export interface Example<Asked extends Fields = Fields> {
  readonly title: string
  /** Fields that are not named keep what stands in the form at first. */
  readonly inputs: { readonly [Name in keyof Asked]?: Typed }
  /** Lines as displayed, by key. */
  readonly shows: Readonly<Record<string, string>>
}

/** What is the same on every calculator of a kind, whatever its field is called. */
export type Carried = 'price' | 'shipping' | 'quantity'

/** How the same sale, payment or ticket is put into this calculator. */
interface Comparison<Asked extends Fields = Fields> {
  readonly kind: 'sale' | 'payment' | 'ticket'
  /** What it is called in a ranking: "Square, online". */
  readonly as: string
  readonly carries: Readonly<Partial<Record<Carried, NameIn<Asked>>>>
  /** What is chosen here when another calculator's money is compared. */
  readonly with?: ChoicesIn<Asked>
  /** What has to be chosen on the calculator's own page for its money to be comparable. */
  readonly onlyIf?: ChoicesIn<Asked>
  /** What has to be 0 there: a tax of the visitor's own, say, which the others do not take off. */
  readonly onlyAtZero?: NameIn<Asked>
}

export interface Definition<Asked extends Fields, Known extends Rates> {
  /** The heading of its page. */
  readonly name: string
  /** The name in header and menu; a brand is the same in every language. */
  readonly shortName: string | Readonly<Record<Language, string>>
  readonly category: Category
  /** A lucide icon. */
  readonly icon: string
  readonly currency?: Currency
  /** What its page speaks; English where nothing is said. */
  readonly language?: Words
  /** The label of the button, where it is not the usual one. */
  readonly calculateLabel?: string
  /** The heading of the result, where it is not the usual one. */
  readonly resultsTitle?: string
  /** Said before the first result where one needs more than a press: "Needs a land area above 0." */
  readonly needs?: string
  /** How the same money looks here, for the ranking of calculators of one kind. */
  readonly comparison?: Comparison<NoInfer<Asked>>
  readonly fields: Asked
  /** The amount that it is about: worked back to, looked at for jumps. Of several, the first that is shown. */
  readonly principal?: NameIn<Asked> | readonly NameIn<Asked>[]
  /** The steps of its rates simplify what is charged: no line says where one ends, lest somebody act on it. */
  readonly simplifiedSteps?: true
  /** Something is sold here: what it cost can be set against what is received. */
  readonly sells?: true
  readonly rates: Known
  calculate(values: Values<Asked>, rates: Known): Result
  readonly examples: readonly Example<NoInfer<Asked>>[]
}

/** Any calculator, for code that treats all of them alike. */
export interface Calculator extends Omit<Definition<Fields, Rates>, 'calculate'> {
  readonly formats: Formats
  /** From what stands in the form to what is shown. */
  run(raw: RawInputs, rates?: Rates): Result
}

const LARGEST = exact(Number.MAX_VALUE)

/** Beyond a double's range counts as not finite: no result. */
function isWritable({ value }: Line): boolean {
  const figure = figureIn(value)
  return !figure || (!figure.isAbove(LARGEST) && !figure.isBelow(LARGEST.negated()))
}

/** A line that merely explains is left out where it cannot be written; without any other line there is no result. */
function written(result: Result): Result {
  if (!result || result.lines.every(isWritable)) return result
  const lines = result.lines.filter((line) => isWritable(line) || !line.explanatory)
  return lines.every(isWritable) ? { ...result, lines } : noResult
}

/** A calculation whose outcome is not finite has no result, whatever was typed and whatever the rates are. */
function finite(calculate: () => Result): Result {
  try {
    return written(calculate())
  } catch (error) {
    if (error instanceof NotFinite) return noResult
    throw error
  }
}

export function defineCalculator<Asked extends Fields, Known extends Rates>(
  definition: Definition<Asked, Known>,
): Calculator {
  const { calculate, ...described } = definition
  return {
    ...described,
    formats: formatsFor(definition.currency, definition.language),
    run: (raw, rates = definition.rates) =>
      finite(() => calculate(readInputs(definition.fields, raw), rates as Known)),
  }
}
