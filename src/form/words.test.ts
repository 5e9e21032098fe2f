/** The words of the form and of what stands beside a result: there in both languages, with what they are about in them. */
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../engine/english'
import { GERMAN } from '../engine/german'
import { EXTRAS_WORDS } from './extras/extras-words'
import { RATES_WORDS } from './extras/rates-words'
import { NOT_WORKING_WORDS } from './not-working-words'
import { QUESTION_WORDS } from './question-words'
import { UNIT_WORDS } from './unit-words'

const FORM_WORDS = { en: ENGLISH.form, de: GERMAN.form }

type Words = string | string[] | ((...about: string[]) => string) | { readonly [name: string]: Words }

const ABOUT = ['one', 'two', 'three', 'four']

/** Every text by its name, with what it is given to be about. */
function textsOf(words: Words, name = ''): { name: string; text: string; about: string[] }[] {
  if (typeof words === 'string') return [{ name, text: words, about: [] }]
  if (Array.isArray(words)) return textsOf(words.join(''), name)
  if (typeof words === 'object')
    return Object.entries(words).flatMap(([part, inner]) => textsOf(inner, `${name} ${part}`.trim()))
  // What may be left out is not counted.
  const about = ABOUT.slice(0, Math.max(words.length, 1))
  return [{ name, text: words(...about), about }]
}

/** Headings that depend on what they are about without naming it. */
const NAMELESS = ['others money']

describe.each(
  Object.entries({
    'the form': FORM_WORDS,
    EXTRAS_WORDS,
    RATES_WORDS,
    NOT_WORKING_WORDS,
    QUESTION_WORDS,
    UNIT_WORDS,
  }),
)('%s', (_list, words) => {
  it('are the same in both languages', () => {
    const names = (list: Words) => textsOf(list).map(({ name }) => name)
    expect(names(words.de)).toEqual(names(words.en))
  })

  it.each(['en', 'de'] as const)('say something, and what they are about: %s', (language) => {
    for (const { name, text, about } of textsOf(words[language])) {
      expect(text.trim(), name).not.toBe('')
      for (const each of NAMELESS.includes(name) ? [] : about) expect(text, name).toContain(each)
    }
  })
})

it('a share is left out where the whole is a hundred', () => {
  expect(ENGLISH.form.kept('$100.00', undefined, '$100')).toBe('of $100.00')
  expect(GERMAN.form.kept('100,00 €', undefined, '100 €')).toBe('von 100,00 €')
  expect(ENGLISH.form.added('$100.00', '$3.00', undefined, '$100')).toBe('$100.00 plus $3.00 in fees')
  expect(GERMAN.form.added('100,00 €', '3,00 €', undefined, '100 €')).toBe('100,00 € und 3,00 € Gebühren')
})

it('own rates are mentioned where they cannot be listed', () => {
  expect(ENGLISH.form.ownRates()).toBe('With your own rates.')
  expect(GERMAN.form.ownRates()).toBe('Mit eigenen Sätzen.')
})

it('amounts that are prices are called so', () => {
  const { money } = EXTRAS_WORDS.en.others
  expect(money('Item price')).not.toBe(money('Winning bid'))
})
