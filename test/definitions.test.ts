/** Texts of the definitions: nothing that a visitor reads is blank, and every icon exists. */
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'

/** A choice may stand for nothing chosen yet, and a mere factor has no unit. */
const MAY_BE_BLANK = /\.default$|\.options\.\d+\.0$|^rates\.\w+\.unit$|^examples\.\d+\.inputs\./

function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => texts(each, path ? `${path}.${key}` : key))
}

it.each(calculators)('$slug has no blank text', ({ calculator }) => {
  const { formats: _formats, run: _run, ...definition } = calculator
  const blank = texts(definition).filter(([path, text]) => text.trim() === '' && !MAY_BE_BLANK.test(path))
  expect(blank).toEqual([])
})

it.each(calculators)('$slug has an icon that exists', ({ calculator }) => {
  expect(existsSync(`node_modules/lucide-static/icons/${calculator.icon}.svg`)).toBe(true)
})
