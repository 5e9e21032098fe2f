/** Texts of the definitions: nothing that a visitor reads is blank, every unit is said, and every icon exists. */
import { expect, it } from 'vitest'
import { calculators } from '../src/calculators/registry'
import { number } from '../src/engine/fields'
import { shortNameIn } from '../src/engine/short-name'
import { iconProblems } from './icons'
import { unitProblems } from './units'

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

it.each(calculators)('$slug has a name for the menu in every language', ({ calculator }) => {
  for (const language of ['en', 'de'] as const) expect(shortNameIn(language, calculator)).toMatch(/\S/)
})

it.each(calculators)('$slug says every unit to those who cannot see it', ({ slug, calculator }) => {
  expect(unitProblems(`src/calculators/${slug}/calculator.ts`, calculator.fields)).toEqual([])
})

it('a unit that is only seen is told with its field', () => {
  const told = (asked: Parameters<typeof number>[0]) => unitProblems('a.ts', { width: number(asked) })
  expect(told({ label: 'Width in feet', unit: 'ft' })).toEqual([])
  expect(told({ label: 'Days until then', unit: 'days' })).toEqual([])
  expect(told({ label: 'Width', unit: 'ft', spoken: ', in feet' })).toEqual([])
  expect(told({ label: 'Inner width', unit: 'in' })).toEqual([
    "a.ts: nobody hears the 'in' of width, expected it in the label, 'Inner width', or as spoken",
  ])
  const metric = { field: 'units', is: 'metric', unit: 'm' }
  expect(told({ label: 'Width', unit: 'ft', spoken: ', in feet', rewordedWhen: [metric] })).toEqual([
    "a.ts: nobody hears the 'm' of width, expected it in the label, 'Width', or as spoken",
  ])
  expect(
    told({ label: 'Width in feet', unit: 'ft', rewordedWhen: [{ ...metric, label: 'Width in meters' }] }),
  ).toEqual([])
})

it.each(calculators)('$slug has an icon that exists', ({ slug, calculator }) => {
  expect(iconProblems(`src/calculators/${slug}/calculator.ts`, calculator.icon)).toEqual([])
})

it('an icon that does not exist is told with those that sound like it', () => {
  expect(iconProblems('a.ts', 'wallet')).toEqual([])
  expect(iconProblems('a.ts', 'shopping-cat')).toEqual([
    expect.stringMatching(
      /^a\.ts: icon names 'shopping-cat', expected a name from lucide\.dev\/icons, such as .*'shopping-cart'/,
    ),
  ])
  expect(iconProblems('a.ts', 'qqq')).toEqual([
    "a.ts: icon names 'qqq', expected a name from lucide.dev/icons",
  ])
})
