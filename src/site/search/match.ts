/** Finding calculators by the words people type. Pure: it knows texts, no page. */
import { distance, isBegun, isSame } from './distance'
import { typedWords, wordsOf } from './typed-words'

export interface Findable {
  readonly names: readonly string[]
  /** From the most telling to the least. */
  readonly keywords: readonly string[]
  /** What it shares with others. */
  readonly categories: readonly string[]
  readonly card: string
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
 * The words that a typed one stands for: those that it begins, or those that the fewest edits lead to. A word that is spelt right
 * is never taken for another one ("feet" is no misspelt "fees"), and most are: then none needs a closer look.
 */
function meantBy(typed: string, words: ReadonlySet<string>): ReadonlySet<string> {
  const begun = [...words].filter((word) => isBegun(typed, word))
  if (begun.length) return new Set(begun)
  const distances = [...words].map((word) => [word, distance(typed, word)] as const)
  const fewest = Math.min(...distances.map(([, edits]) => edits))
  if (fewest === Number.POSITIVE_INFINITY) return new Set()
  return new Set(distances.filter(([, edits]) => edits === fewest).map(([word]) => word))
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
  const all = new Set(words.flat().map(({ word }) => word))
  /** Where each item holds a typed word; infinite where it does not. */
  const ranksOf = (typed: string): number[] => {
    const meant = meantBy(typed, all)
    return words.map((held) =>
      Math.min(...held.filter(({ word }) => meant.has(word)).map((ranked) => rankOfMatch(typed, ranked))),
    )
  }
  return (query) => {
    const asked = typedWords(query)
    const ranked = asked.map(({ word }) => ranksOf(word))
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
