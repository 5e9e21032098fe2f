/** The calculators, as black boxes: inputs in, shown texts out. The only bridge between the oracle and src/. */
import { calculators } from '../../src/calculators/registry'
import { shownText } from '../../src/engine/result'
import type { ShownLines } from './compare'
import { contract, type Slug } from './contract'
import { type Big, figureIn, type Raw } from './numbers'

const bySlug = new Map(calculators.map(({ slug, calculator }) => [slug, calculator]))

export const present = (slug: string): boolean => bySlug.has(slug)

/** The lines that were agreed, by key; those that merely explain are left out. Empty when there is no result. */
export function linesOf(slug: Slug, raw: Raw): ShownLines {
  const calculator = bySlug.get(slug)
  if (!calculator) throw new ReferenceError(`No calculator ${slug}`)
  const lines = (calculator.run(raw)?.lines ?? []).filter(({ aside }) => !aside)
  return Object.fromEntries(
    lines.map(({ key, value }) => [key, shownText(value, calculator.formats).replaceAll('\u00a0', ' ')]),
  )
}

/** One shown figure; undefined when its line is not there. */
export function figureOf(slug: Slug, raw: Raw, key: string): Big | undefined {
  const text = linesOf(slug, raw)[key]
  return text === undefined ? undefined : figureIn(text, contract[slug].currency)
}
