/** What was agreed for every calculator, read from the `cases.json` of its folder. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Currency } from './oracle/numbers'

interface AgreedInput {
  readonly name: string
  readonly kind: 'number' | 'select' | 'checkbox'
  readonly default: string | boolean
  readonly options?: readonly string[]
  readonly repeated?: boolean
}

export type Typed = Readonly<Record<string, string | boolean | readonly string[]>>

/** The more of the input, the more of the output; `with` are the inputs that decide which way it goes. */
interface Rising {
  readonly input: string
  readonly output: string
  readonly with?: Readonly<Record<string, string>>
  readonly exceptAtThresholds?: boolean
}

interface Agreed {
  readonly currency?: Currency
  readonly inputs: readonly AgreedInput[]
  /** Lines by key, and how each is written: one of KIND. */
  readonly outputs: Readonly<Record<string, string>>
  readonly outputsLeftOutWhenNotApplicable?: readonly string[]
  readonly cases: readonly {
    readonly inputs: Typed
    readonly expected: Readonly<Record<string, number | string>>
  }[]
  /** Where a rule of the specification changes, by the input that crosses it. */
  readonly thresholds?: Readonly<Record<string, readonly number[]>>
  readonly rising?: readonly Rising[]
  /** What the lines of its published lists say, worked out by hand; none where no list fits. */
  readonly byPublishedLists?: readonly {
    readonly inputs: Typed
    readonly lines: readonly string[]
    readonly because?: string
  }[]
  /** Words people search with that are not in its name; it is the first that each of them finds. */
  readonly searchedAs?: readonly string[]
}

export type { Agreed, AgreedInput }

export const slugs: readonly string[] = readdirSync('src/calculators', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const read = new Map<string, Agreed>()

export function agreedOf(slug: string): Agreed {
  const known = read.get(slug)
  if (known) return known
  const agreed: Agreed = JSON.parse(readFileSync(`src/calculators/${slug}/cases.json`, 'utf8'))
  read.set(slug, agreed)
  return agreed
}

/** Decimals at most ('upto2'), always as many ('fixed3') or none ('int'); 'precision' where the visitor chooses them, 'number' where the value does. */
export const KIND = /^(?:money|text|int|upto\d|fixed\d|precision|number)$/

/** Half of the last shown digit; a cent more for money, whose lines are rounded to add up. */
export function tolerance(kind = 'money'): number {
  if (kind === 'money') return 0.0101
  if (kind === 'precision') return 0.000501
  const places = kind === 'int' ? 0 : Number(/\d/.exec(kind)?.[0] ?? 2)
  return 0.5 * 10 ** -places + 1e-9
}

export const optionsOf = (slug: string, name: string): readonly string[] =>
  agreedOf(slug).inputs.find((input) => input.name === name)?.options ?? []
