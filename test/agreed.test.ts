/** What was agreed on: names, options, defaults and worked cases. */
import { describe, expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'
import { askedBy, type Field } from '../src/engine/fields'
import { defaultInputs, filled } from '../src/engine/filled'
import { agreedOf } from './agreed'
import { unlikeAgreed } from './as-agreed'
import { agreedLines } from './shown'

describe.each(calculators)('$slug', ({ slug, calculator }) => {
  const agreed = agreedOf(slug)
  const { fields } = calculator

  it('asks what was agreed', () => {
    expect(Object.keys(fields), `inputs of src/calculators/${slug}/cases.json`).toEqual(
      agreed.inputs.map(({ name }) => name),
    )
    for (const { name, options, default: standard } of agreed.inputs) {
      const field = fields[name] as Field
      const asked = askedBy(field)
      if (options) expect(asked.kind === 'choice' && asked.options.map(([value]) => value)).toEqual(options)
      const initial = [defaultInputs(fields)[name]].flat()[0]
      expect(asked.kind === 'toggle' ? initial !== undefined : initial).toBe(standard)
    }
  })

  it.each(agreed.cases)('agreed case $inputs', ({ inputs, expected }) => {
    expect(unlikeAgreed(slug, agreedLines(calculator, filled(fields, inputs)), expected)).toEqual([])
  })
})
