/** Published sets: each is complete, fits its calculator and says what its list says. */

import { describe, expect, it } from 'vitest'
import { agreedOf } from '../../test/agreed'
import { anyInputs } from '../../test/any-inputs'
import fc from '../../test/generated'
import { NEVER_SHOWN } from '../../test/never-shown'
import { onlyForProblems, readProblems } from '../../test/published'
import { isAboutFees } from '../engine/calculator'
import { sum } from '../engine/exact'
import { figuresOf } from '../engine/figures'
import { filled } from '../engine/filled'
import { explain } from '../engine/phrase'
import { type Published, quoteSets, ratesBy } from '../engine/published'
import { loadPublished } from './published'
import { calculators } from './registry'

const modules = import.meta.glob<Published>('./*/published.ts', { eager: true, import: 'default' })
const fileOf = (slug: string) => `./${slug}/published.ts`
const all = calculators.flatMap(({ slug, calculator }) => {
  const published = modules[fileOf(slug)]
  return published ? [{ slug, calculator, published }] : []
})
const sets = all.flatMap(({ slug, calculator, published }) =>
  published.sets.map((set) => ({ slug, calculator, set, at: `${fileOf(slug)}, ${set.id}` })),
)

it('every fee calculator says which list to check, and no other does', () => {
  expect(all.map(({ slug }) => slug)).toEqual(
    calculators.filter(({ calculator }) => isAboutFees(calculator)).map(({ slug }) => slug),
  )
})

it.each(all)('$slug names its list, with a link and a real date', ({ slug, published: { list, note } }) => {
  expect(list.title.trim()).not.toBe('')
  expect(new URL(list.href).protocol).toBe('https:')
  if (list.read === undefined) expect(note, 'a list without a date has a note that says why').toBeDefined()
  else expect(readProblems(`${fileOf(slug)}, list`, list.read)).toEqual([])
  if (note !== undefined) expect(note).toMatch(/^\p{Lu}.+\.$/u)
})

it('no two sets have the same id', () => {
  const ids = sets.map(({ set }) => set.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([])
})

describe.each(sets)('$at', ({ calculator, set, at }) => {
  const { rates, formats, fields } = calculator

  it('has a name, a day, a link and a sentence on what it leaves out', () => {
    expect(set.name.trim()).not.toBe('')
    expect(readProblems(at, set.read)).toEqual([])
    expect(new URL(set.href).protocol).toBe('https:')
    expect(set.leavesOut).toMatch(/^\p{Lu}.+\.$/u)
  })

  it('replaces schedules and figures that the calculator has', () => {
    const known = new Set(figuresOf({ ...rates, ...set.schedules }, formats).map(({ path }) => path))
    const wrong = [
      ...Object.keys(set.figures ?? {}).filter((path) => !known.has(path)),
      ...Object.keys(set.schedules ?? {}).filter((name) => !(name in rates)),
    ]
    expect(wrong.map((path) => `${at}: ${path}`)).toEqual([])
    expect(Object.keys({ ...set.figures, ...set.schedules }).length).toBeGreaterThan(0)
  })

  it('says what its schedules are called and what they are charged on', () => {
    const texts = Object.values(set.schedules ?? {}).flatMap(({ label, of = label }) => [label, of])
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it('says all of a schedule when it says a part of it', () => {
    const figures = set.figures ?? {}
    const named = new Set(Object.keys(figures).map((path) => path.split('/')[0]))
    const missing = figuresOf(rates, formats).filter(
      ({ path }) => named.has(path.split('/')[0]) && !(path in figures),
    )
    expect(missing.map(({ path }) => `${at}: ${path}`)).toEqual([])
  })

  it('is only for choices that the form offers, or for nothing in a field', () => {
    expect(onlyForProblems(at, set, fields)).toEqual([])
  })

  it('gives results that add up, and one line or none', () => {
    fc.assert(
      fc.property(anyInputs(calculator), (raw) => {
        const result = calculator.run(raw, ratesBy(calculator, set))
        const { kept, taken = [], settled } = result?.flow ?? {}
        const fees = sum(taken.map(({ amount }) => amount))
        if (settled && kept?.type === 'net') expect(settled.start.minus(fees).equals(kept.amount)).toBe(true)
        const [line, ...more] = quoteSets(calculator, raw, [set])
        expect(more).toEqual([])
        if (line) expect(explain(line.text, formats)).not.toMatch(NEVER_SHOWN)
      }),
    )
  })
})

const byHand = all.flatMap(({ slug, calculator, published }) =>
  (agreedOf(slug).byPublishedLists ?? []).map(({ inputs, lines }) => ({
    ...{ slug, calculator, published, inputs, lines },
    asked: JSON.stringify(inputs),
  })),
)

it('every calculator with sets has a line worked out by hand', () => {
  const worked = new Set(byHand.filter(({ lines }) => lines.length > 0).map(({ slug }) => slug))
  const missing = all.filter(({ slug, published }) => published.sets.length > 0 && !worked.has(slug))
  expect(
    missing.map(
      ({ slug }) =>
        `src/calculators/${slug}/cases.json: byPublishedLists is missing, expected inputs and the line that a set gives for them, worked out by hand`,
    ),
  ).toEqual([])
})

it.each(byHand)(
  '$slug with $asked reads as worked out by hand',
  ({ calculator, published, inputs, lines }) => {
    const quoted = quoteSets(calculator, filled(calculator.fields, inputs), published.sets)
    expect(quoted.map(({ text }) => explain(text, calculator.formats).replaceAll('\u00a0', ' '))).toEqual(
      lines,
    )
  },
)

it('sets are fetched by folder', async () => {
  for (const { slug } of calculators)
    expect(await loadPublished(slug), slug).toEqual(modules[fileOf(slug)]?.sets ?? [])
})
