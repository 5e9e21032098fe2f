/** Names inside a definition and its agreed cases that the compiler cannot check; every wrong one is one sentence. */
import type { Calculator } from '../src/engine/calculator'
import { askedBy, type Condition } from '../src/engine/fields'
import { filled } from '../src/engine/filled'
import { listed } from '../src/engine/unknown-name'
import { CATEGORIES } from '../src/site/site-words'
import { type Agreed, KIND } from './agreed'

export function definitionProblems(
  slug: string,
  { category, fields, principal, examples, run }: Calculator,
): string[] {
  const file = `src/calculators/${slug}/calculator.ts`
  const names = Object.keys(fields)
  const asked = (name: string) => {
    const field = fields[name]
    return field && askedBy(field)
  }
  const choices = names.filter((name) => asked(name)?.kind === 'choice')

  const ofChoice = (where: string, name: string, value: string): string[] => {
    const field = asked(name)
    if (field?.kind !== 'choice')
      return [`${file}: ${where} names '${name}', expected a choice: ${listed(choices)}`]
    const options = field.options.map(([option]) => option)
    return options.includes(value)
      ? []
      : [`${file}: ${where} names the option '${value}' of '${name}', expected ${listed(options)}`]
  }
  const ofCondition = (where: string, condition?: Condition) =>
    condition ? ofChoice(where, condition.field, condition.is) : []

  const principals = [principal ?? []].flat()
  const numbers = names.filter((name) => !['choice', 'toggle', undefined].includes(asked(name)?.kind))
  const categories = Object.keys(CATEGORIES.en)
  return [
    ...(categories.includes(category)
      ? []
      : [`${file}: category names '${category}', expected one of ${listed(categories)}`]),
    ...names.flatMap((name) => [
      ...ofCondition(`fields.${name}.shownWhen`, asked(name)?.shownWhen),
      ...(asked(name)?.rewordedWhen ?? []).flatMap((other) =>
        ofCondition(`fields.${name}.rewordedWhen`, other),
      ),
    ]),
    ...(principal ? [] : [`${file}: principal is missing, expected one of ${listed(numbers)}`]),
    ...principals
      .filter((name) => !numbers.includes(name))
      .map((name) => `${file}: principal names '${name}', expected one of ${listed(numbers)}`),
    ...examples.flatMap(({ title, inputs, shows }) => {
      const shown = run(filled(fields, inputs))?.lines.map(({ key }) => key) ?? []
      return Object.keys(shows)
        .filter((key) => !shown.includes(key))
        .map((key) => `${file}: the example '${title}' shows '${key}', expected one of ${listed(shown)}`)
    }),
    ...examples.flatMap(({ title, inputs }) =>
      Object.entries(inputs)
        .filter(([name]) => asked(name)?.kind === 'choice')
        .flatMap(([name, value]) =>
          [value].flat().flatMap((each) => ofChoice(`the example '${title}'`, name, String(each))),
        ),
    ),
  ]
}

export function caseProblems(
  slug: string,
  { inputs, outputs, cases, byPublishedLists = [], thresholds = {}, rising = [] }: Agreed,
): string[] {
  const file = `src/calculators/${slug}/cases.json`
  const asked = inputs.map(({ name }) => name)
  const shown = Object.keys(outputs)
  const unknown = (where: string, names: readonly string[], known: readonly string[]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => `${file}: ${where} names '${name}', expected one of ${listed(known)}`)
  return [
    ...Object.entries(outputs)
      .filter(([, kind]) => !KIND.test(kind))
      .map(
        ([key, kind]) =>
          `${file}: outputs.${key} is '${kind}', expected 'money', 'text', 'int', 'upto2', 'fixed2', 'precision' or 'number'`,
      ),
    ...cases.flatMap((each, index) => [
      ...unknown(`case ${index + 1}`, Object.keys(each.inputs), asked),
      ...unknown(`case ${index + 1}`, Object.keys(each.expected), shown),
    ]),
    ...byPublishedLists.flatMap((each) => unknown('byPublishedLists', Object.keys(each.inputs), asked)),
    ...unknown('thresholds', Object.keys(thresholds), asked),
    ...rising.flatMap(({ input, output, with: fixed = {} }) => [
      ...unknown('rising', [input, ...Object.keys(fixed)], asked),
      ...unknown('rising', [output], shown),
    ]),
  ]
}
