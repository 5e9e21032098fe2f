/** What was agreed on: names, options, defaults and worked cases. */
import { describe, expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'
import { type Calculator, defaultInputs, filled } from '../src/engine/calculator'
import { askedBy, type Field } from '../src/engine/fields'
import { agreedOf, type Typed, tolerance } from './agreed'
import { shown } from './shown'

function isExplanatory(calculator: Calculator, inputs: Typed, key: string): boolean {
  const result = calculator.run(filled(calculator.fields, inputs))
  return result?.lines.find((line) => line.key === key)?.explanatory === true
}

/** Digits of a displayed figure: "$1,234.50", "1.234,50 €" and "-$3.00" alike. */
function figure(text: string, { language }: Calculator['formats']): number {
  const decimal = language === 'de' ? ',' : '.'
  const digits = [...text].filter((letter) => /[-\d]/.test(letter) || letter === decimal).join('')
  return Number(digits.replace(decimal, '.'))
}

describe.each(calculators)('$slug', ({ slug, calculator }) => {
  const agreed = agreedOf(slug)
  const { fields, formats } = calculator

  it('asks what was agreed', () => {
    expect(Object.keys(fields)).toEqual(agreed.inputs.map(({ name }) => name))
    for (const { name, options, default: standard } of agreed.inputs) {
      const field = fields[name] as Field
      const asked = askedBy(field)
      if (options) expect(asked.kind === 'choice' && asked.options.map(([value]) => value)).toEqual(options)
      const initial = [defaultInputs(fields)[name]].flat()[0]
      expect(asked.kind === 'toggle' ? initial !== undefined : initial).toBe(standard)
    }
  })

  it.each(agreed.cases)('agreed case $inputs', ({ inputs, expected }) => {
    const lines = shown(calculator, calculator.run(filled(fields, inputs)))
    for (const [key, value] of Object.entries(expected)) {
      if (typeof value === 'string') expect(lines[key]).toBe(value)
      else if (lines[key] === undefined) expect(agreed.outputsLeftOutWhenNotApplicable).toContain(key)
      else
        expect(Math.abs(figure(lines[key], formats) - value)).toBeLessThanOrEqual(
          tolerance(agreed.outputs[key]),
        )
    }
    for (const key of Object.keys(lines))
      if (!(key in agreed.outputs)) expect(isExplanatory(calculator, inputs, key)).toBe(true)
  })
})
