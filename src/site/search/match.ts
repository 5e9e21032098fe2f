/** Finding calculators by the words people type. Pure: it knows texts, no page. */

export interface Findable {
  readonly names: readonly string[]
  /** From the most telling to the least. */
  readonly keywords: readonly string[]
  /** What it shares with others. */
  readonly categories: readonly string[]
  readonly card: string
}

/** Lower case, without accents; "ü" is "ue", as people type it who have no such key. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/(?<=[aou])\u0308/g, 'e')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
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
const SEAM = /(?<=...)s?(?=(?:rechner|berechnung|gebuehr(?:en)?)+$)/

interface TypedWord {
  readonly word: string
  /** The same as it was typed, for those who are to read it. */
  readonly typed: string
}

const TYPED = /[\p{L}\p{M}\p{N}'’]+/gu

function typedWords(query: string): TypedWord[] {
  const words = (query.slice(0, MAX_LENGTH.query).match(TYPED) ?? []).flatMap((typed) =>
    wordsOf(typed)
      .flatMap((word) => word.split(SEAM))
      .flatMap((word) => WRITTEN_OUT[word] ?? word)
      .map((word) => ({ word, typed })),
  )
  const telling = words.filter(({ word }) => !FILLERS.has(word))
  return (telling.length ? telling : words).slice(0, MAX_LENGTH.words)
}

const stem = (word: string) => word.replace(/(?<=...)(?:ing|s)$/, '')

/** Edits that a word of this length may be away from what was meant. */
const allowedEdits = ({ length }: string) => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** A word this long may be a part of another ("Löffel" of "Teelöffel"), and misspelt halfway through typing. */
const LONG = 6

/** How many letters are missing, too many, different or swapped; with `unfinished`, the end of `word` may be missing. */
export function editsBetween(typed: string, word: string, unfinished = false): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      current[column] = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return unfinished ? Math.min(...last) : (last[word.length] as number)
}

/** A stem is the beginning of its word, so most need not be cut. */
const isSame = (typed: string, word: string) =>
  typed === word || (typed[0] === word[0] && stem(typed) === stem(word))

/** Edits from what was typed to a word that it may stand for; infinite beyond what is forgiven. */
function distance(typed: string, word: string): number {
  if (word.startsWith(typed) || isSame(typed, word)) return 0
  const isLong = typed.length >= LONG
  // Less than a beginning, more than a misspelling.
  if (isLong && word.includes(typed)) return 0.5
  const allowed = allowedEdits(typed)
  // Every letter too many is an edit, so most words need no closer look.
  const surplus = typed.length - word.length
  if (surplus > allowed || (-surplus > allowed && !isLong)) return Number.POSITIVE_INFINITY
  const edits = editsBetween(typed, word, isLong)
  return edits <= allowed ? edits : Number.POSITIVE_INFINITY
}

interface RankedWord {
  readonly word: string
  /** Where it stands: 0 at the beginning of a name, 0.1 in a name, from 1 in keywords, 1.5 in a category, 2 in the card. */
  readonly rank: number
}

function rankedWords({ names, keywords, categories, card }: Findable): RankedWord[] {
  const ranked = (texts: readonly string[], rankOf: (index: number, place: number) => number) =>
    texts.flatMap((text, index) => wordsOf(text).map((word, place) => ({ word, rank: rankOf(index, place) })))
  return [
    // What a name begins with is a brand or a thing; what follows is a country or a kind ("UK", "size").
    ...ranked(names, (_, place) => (place ? 0.1 : 0)),
    ...ranked(keywords, (index) => 1 + index / 100),
    ...ranked(categories, () => 1.5),
    ...ranked([card], () => 2),
  ]
}

/** A whole word tells more than the beginning of one, a keyword more than the beginning of a name ("car" is not "carpet"). */
const rankOfMatch = (typed: string, { word, rank }: RankedWord) => (isSame(typed, word) ? rank : rank + 1.1)

/**
 * Where each item holds a typed word, with the fewest edits that find it anywhere: a word that is spelt right
 * is never taken for another one ("feet" is no misspelt "fees").
 */
function ranksOf(typed: string, items: readonly (readonly RankedWord[])[]): number[] {
  const distances = new Map<string, number>()
  for (const { word } of items.flat()) if (!distances.has(word)) distances.set(word, distance(typed, word))
  const fewest = Math.min(...distances.values())
  if (fewest === Number.POSITIVE_INFINITY) return items.map(() => fewest)
  return items.map((words) =>
    Math.min(
      ...words
        .filter(({ word }) => distances.get(word) === fewest)
        .map((ranked) => rankOfMatch(typed, ranked)),
    ),
  )
}

const isKnown = (ranks: readonly number[]) => Math.min(...ranks) < Number.POSITIVE_INFINITY

/**
 * Between two costs. More than two keywords, late ones too: who holds both words goes before a name that holds one ("squares of siding"
 * are not what Square takes). Less than a keyword and a word of the card, which are no more than a mention ("square cost" is Square's).
 */
const MISSING = 2.75

/** What an item pays for a typed word that it does not hold: most for a word that a name begins with, then for the first that was typed. */
const costOfMissing = (ranks: readonly number[], place: number) =>
  MISSING * (Math.min(...ranks) ? 1 : 2) + (place ? 0 : 1)

interface Findings<Item> {
  readonly found: readonly Item[]
  /** A word that was passed over, as it was typed, and that somebody may have meant: "etsy", not "2026". */
  readonly missed?: string
}

/**
 * Search over items: those that hold every typed word, those that come nearest to it and those named beside them, the best first;
 * without a word, all of them as they are. A word that none of them holds is passed over, unless none holds any.
 */
export function searchIn<Item extends Findable>(items: readonly Item[]): (query: string) => Findings<Item> {
  const words = items.map(rankedWords)
  return (query) => {
    const asked = typedWords(query)
    const ranked = asked.map(({ word }) => ranksOf(word, words))
    const known = ranked.filter(isKnown)
    if (asked.length && !known.length) return { found: [] }
    const ranks = items.map((_, index) =>
      known.reduce(
        (sum, each, place) => sum + Math.min(each[index] as number, costOfMissing(each, place)),
        0,
      ),
    )
    const best = Math.min(...ranks)
    const first = ranks.indexOf(best)
    /**
     * As in "stripe or square": its name begins with a typed word that the first does not hold; or two words of its name
     * are typed that are not in the name of the first ("cash app vs venmo", where Venmo cashes out too).
     */
    const isNamedBeside = (index: number) => {
      const own = known.filter((each) => (each[index] as number) < 1 && (each[first] as number) >= 1)
      return own.some(
        (each) =>
          !each[index] && (each[first] === Number.POSITIVE_INFINITY || own.some((other) => other[index])),
      )
    }
    const found = items
      .map((item, index) => ({ item, index, rank: ranks[index] as number }))
      .filter(
        ({ index, rank }) =>
          rank === best ||
          known.every((each) => each[index] !== Number.POSITIVE_INFINITY) ||
          isNamedBeside(index),
      )
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item)
    const missed = asked.find(({ word }, place) => !isKnown(ranked[place] as number[]) && !/\d/.test(word))
    return { found, missed: missed?.typed }
  }
}
