import { expect, it } from 'vitest'
import type { Page } from '../calculator-pages'
import { CATEGORIES } from '../site-words'
import { entryOf } from './entries'

const page = (shortName: string | Record<'en' | 'de', string>) =>
  ({
    path: '/stall/',
    calculator: { name: 'Stall Rent', shortName, category: 'payments', formats: { language: 'en' } },
    keywords: ['fair', 'pitch'],
    card: 'What a stall costs.',
  }) as unknown as Page

it('a calculator is found in both languages, whatever the language of its page', () => {
  expect(entryOf(page({ en: 'Stall', de: 'Standmiete' }))).toEqual({
    path: '/stall/',
    language: 'en',
    shown: { en: 'Stall Rent', de: 'Standmiete' },
    names: ['Stall Rent', 'Stall', 'Standmiete'],
    keywords: ['fair', 'pitch'],
    categories: [CATEGORIES.en.payments, CATEGORIES.de.payments],
    card: 'What a stall costs.',
  })
})

it('a name that is the same in both is held once', () => {
  expect(entryOf(page('Stall Rent')).names).toEqual(['Stall Rent'])
})
