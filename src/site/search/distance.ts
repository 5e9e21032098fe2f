/** How far a typed word is from one that it may stand for. */

const stem = (word: string) => word.replace(/(...)(?:ing|s)$/, '$1')

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
export const isSame = (typed: string, word: string) =>
  typed === word || (typed[0] === word[0] && stem(typed) === stem(word))

/** Whether what was typed is the word as far as it goes. */
export const isBegun = (typed: string, word: string) => word.startsWith(typed) || isSame(typed, word)

/** Edits from what was typed to a word that it is not the beginning of; infinite beyond what is forgiven. */
export function distance(typed: string, word: string): number {
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
