/** What every calculator gets for free from its definition: own rates, links, notes. */
import { describe, expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { figuresOf } from '../../src/engine/figures'
import { defaultInputs, filled } from '../../src/engine/filled'
import { readingNotes } from '../../src/engine/notes'
import { withFigures } from '../../src/engine/own-rates'
import type { Breakdown } from '../../src/engine/result'
import { transcript } from '../../src/engine/transcript'

describe.each(calculators)('$slug', ({ calculator }) => {
  const { fields, rates, formats, examples } = calculator

  it('gives the same result with its own rates written out', () => {
    const same = withFigures(
      rates,
      Object.fromEntries(figuresOf(rates, formats).map(({ path, value }) => [path, value])),
    )
    for (const { inputs } of examples) {
      const raw = filled(fields, inputs)
      const shown = (result: Breakdown | null) => result && transcript(calculator, result)
      expect(shown(calculator.run(raw, same))).toBe(shown(calculator.run(raw)))
    }
  })

  it('lets every one of its figures be replaced', () => {
    for (const { path, value } of figuresOf(rates, formats)) {
      const changed = figuresOf(withFigures(rates, { [path]: value + 1 }), formats)
      expect(changed.find((figure) => figure.path === path)?.value).toBe(value + 1)
    }
  })

  it('says of what is blank what it counts as, and of what is filled in nothing', () => {
    const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
    const notes = readingNotes(calculator, { ...defaultInputs(fields), ...blank })
    for (const note of notes) expect(note).toMatch(/^.+: (blank, counted as|leer, gilt als) .+$/)
    const filledIn = Object.fromEntries(Object.keys(fields).map((name) => [name, '1']))
    expect(readingNotes(calculator, filledIn)).toEqual([])
  })
})
