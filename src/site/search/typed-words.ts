/** The words of a text, and those of a search that tell something. */

/** Lower case, without accents; "ü" is "ue", as people type it who have no such key. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/([aou])\u0308/g, '$1e')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
}

/** Words that narrow nothing; they count only when nothing else is typed. */
const FILLERS = new Set(
  wordsOf(
    `a an and are at by calculator calculators can do does for from get have how i if in is it listed many me much must my need of on
    or per receive sold someone take takes the to two versus vs what when win with won
    bei bekomme berechnen berechnung das der die ein eine für ich im ist kosten mit muss oder pro rechner und viel von was wenn wie wieviel zu`,
  ),
)

/** Nobody types more to find something; what is pasted beyond it only takes time. Words that narrow nothing are not counted. */
export const MAX_LENGTH = { query: 200, words: 8 }

/** Other ways to write what names and keywords say. */
const WRITTEN_OUT: Readonly<Record<string, readonly string[]>> = {
  rechner: ['calculator'],
  flaeche: ['area'],
  flaechen: ['area'],
  cashapp: ['cash', 'app'],
  ...Object.fromEntries(['sqft', 'ft2', 'sqm', 'm2', 'qm'].map((unit) => [unit, ['square', 'feet']])),
}

/** Where German puts one of these behind another word, and people then search for both as one: "Haltbarkeitsrechner", "PayPalgebührenrechner". */
const SEAM = /(...)s?(?=(?:rechner|berechnung|gebuehr(?:en)?)+$)/g

export interface TypedWord {
  readonly word: string
  /** The same as it was typed, for those who are to read it. */
  readonly typed: string
}

const TYPED = /[\p{L}\p{M}\p{N}'’]+/gu

export function typedWords(query: string): TypedWord[] {
  const words = (query.slice(0, MAX_LENGTH.query).match(TYPED) ?? []).flatMap((typed) =>
    wordsOf(typed)
      .flatMap((word) => word.replace(SEAM, '$1 ').split(' '))
      .flatMap((word) => WRITTEN_OUT[word] ?? word)
      .map((word) => ({ word, typed })),
  )
  const telling = words.filter(({ word }) => !FILLERS.has(word))
  return (telling.length ? telling : words).slice(0, MAX_LENGTH.words)
}
