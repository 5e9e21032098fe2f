import type { Calculator } from './calculator'
import { countedTexts } from './counted-texts'
import { dated, type IsoDate } from './dates'
import { Exact, sum } from './exact'
import type { Language } from './format'
import { withFigures } from './own-rates'
import { asMoney, because, explain, type Phrase } from './phrase'
import type { Rates } from './rates'
import { type RawInputs, readInputs } from './read'
import { type Breakdown, headlineOf, type Line, labelOf } from './result'

type Address = `https://${string}`

/** Where a visitor can look up what is charged today. */
interface PriceList {
  /** What the link to it says: "eBay’s selling fees". */
  readonly title: string
  readonly href: Address
  /** When it was last read; absent where nothing is published that could be. */
  readonly read?: IsoDate
}

/** Figures as somebody else publishes them, beside the rates that a calculator uses. They change nothing unless chosen. */
export interface PublishedSet {
  /** Stands in links, so it stays as it is. A list that was read again is a new set: "ebay-2026-09". */
  readonly id: string
  /** Fits after "By" in English, and in German after "Nach der", as a Preisliste does. */
  readonly name: string
  readonly read: IsoDate
  readonly href: Address
  /** Numbers by their place in the calculator's rates: "finalValue/percent". */
  readonly figures?: Readonly<Record<string, number>>
  /** Whole schedules, where numbers alone cannot say it: other steps, another name. */
  readonly schedules?: Rates
  /** What has to be in the form for the set to have a figure for it. */
  readonly onlyFor?: Readonly<Record<string, readonly string[]>>
  /** How much money it holds for, in these fields together, and what a result beyond that says. */
  readonly limit?: { readonly of: readonly string[]; readonly upTo: number; readonly beyond: string }
  /** One sentence on what the list has and these figures do not. */
  readonly leavesOut: string
}

/** What a fee calculator says of its sources. */
export interface Published {
  readonly list: PriceList
  /** How the list differs from the rates above it, where no set can say so. */
  readonly note?: string
  readonly sets: readonly PublishedSet[]
}

/** The calculator's rates with everything that a set has figures for replaced by them. */
export const ratesBy = ({ rates }: Calculator, { figures = {}, schedules }: PublishedSet): Rates =>
  withFigures({ ...rates, ...schedules }, figures)

function isBeyond({ limit }: PublishedSet, { fields }: Calculator, raw: RawInputs): boolean {
  if (!limit) return false
  const values = readInputs(fields, raw)
  return sum(limit.of.map((name) => values[name]).filter((value) => value instanceof Exact)).isAbove(
    limit.upTo,
  )
}

/** Whether a set says anything about what is in the form. */
export function holdsFor(set: PublishedSet, calculator: Calculator, raw: RawInputs): boolean {
  if (isBeyond(set, calculator, raw)) return false
  const counted = countedTexts(calculator, raw)
  return Object.entries(set.onlyFor ?? {}).every(([name, covered]) => covered.includes(counted[name] ?? ''))
}

const WORDS: Record<
  Language,
  {
    by(name: string, date: string): string
    /** After that, where the list does not say everything that the form asks. */
    notInFull: string
    /** Lists have exceptions, so what they come to is never said to the cent. */
    about: string
    fees(label: string | undefined): string
    noFees: string
    same: string
    /** A line's label in the middle of a sentence. */
    inSentence(label: string): string
  }
> = {
  en: {
    by: (name, date) => `By ${name} as read ${date}`,
    notInFull: '; what it does not cover follows this page’s own rules',
    about: 'about ',
    fees: (label = 'fees') => ` in ${label}; `,
    noFees: 'no fees; ',
    same: 'the same',
    // "VAT" stays.
    inSentence: (label) => label.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase()),
  },
  de: {
    by: (name, date) => `Nach der ${name}, eingesehen ${date}`,
    notInFull: '; was dort fehlt, folgt den Regeln dieser Seite',
    about: 'etwa ',
    fees: () => ' Gebühren; ',
    noFees: 'keine Gebühren; ',
    same: 'dasselbe',
    inSentence: (label) => label,
  },
}

/** "By eBay’s list as read on 20 September 2026", without a full stop. */
export const bySet = ({ name, read }: PublishedSet, language: Language): string =>
  WORDS[language].by(name, dated(read, language))

/** The same with what the list has and these figures do not. */
export const bySetInFull = (set: PublishedSet, language: Language): string =>
  `${bySet(set, language)}. ${set.leavesOut}`

/** What a result worked out by a chosen set says of it, wherever it is copied to. */
export function noteOf(set: PublishedSet, calculator: Calculator, raw: RawInputs): string {
  const { language } = calculator.formats
  if (holdsFor(set, calculator, raw)) return bySetInFull(set, language)
  const by = bySet(set, language)
  return isBeyond(set, calculator, raw)
    ? `${by}; ${set.limit?.beyond}.`
    : `${by}${WORDS[language].notInFull}. ${set.leavesOut}`
}

/**
 * Fees and the headline: "about $16.04 in total fees; you receive about $98.96". The fees are all that the breakdown lists
 * as taken, which is its total of fees. Where the headline is nothing but fees (probate), it stands alone.
 */
function outcome(breakdown: Breakdown, { formats }: Calculator): Phrase {
  const { flow, lines } = breakdown
  const { about, fees, noFees, inSentence } = WORDS[formats.language]
  const end = headlineOf(breakdown)
  if (end.value.kind !== 'money') return []
  const label = (line: Line) => inSentence(labelOf(line, formats))
  const endPart = because`${label(end)} ${about}${asMoney(end.value.amount)}`
  if (!flow?.settled) return endPart
  const taken = sum(flow.taken.map(({ amount }) => amount))
  if (taken.isZero()) return [noFees, ...endPart]
  const total = lines.find(({ key, type }) => type === 'total' && key !== end.key)
  return [...because`${about}${asMoney(taken)}${fees(total && label(total))}`, ...endPart]
}

export interface QuotedSet {
  readonly set: PublishedSet
  readonly text: Phrase
  /** It comes to what this page's rates come to. */
  readonly isSame: boolean
}

/** What stands in the form, worked out by each published set that has figures for it: one line each. */
export function quoteSets(
  calculator: Calculator,
  raw: RawInputs,
  sets: readonly PublishedSet[],
): readonly QuotedSet[] {
  const { formats } = calculator
  const outcomeBy = (rates?: Rates) => {
    const result = calculator.run(raw, rates)
    return result ? outcome(result, calculator) : []
  }
  const own = explain(outcomeBy(), formats)
  return sets.flatMap((set): QuotedSet[] => {
    const found = holdsFor(set, calculator, raw) ? outcomeBy(ratesBy(calculator, set)) : []
    if (found.length === 0) return []
    const isSame = explain(found, formats) === own
    const said = isSame ? [WORDS[formats.language].same] : found
    return [{ set, isSame, text: [`${bySet(set, formats.language)}: `, ...said, '.'] }]
  })
}
