import { expect, it } from 'vitest'
import { ENGLISH } from '../engine/english'
import { formatsFor, type Language } from '../engine/format'
import { GERMAN } from '../engine/german'
import { relatedName } from './related-name'

const cashApp = {
  name: 'Cash App Fee Calculator',
  shortName: 'Cash App',
  category: 'payments',
  currency: 'USD',
  formats: formatsFor('USD', ENGLISH),
} as const
const viscosity = {
  name: 'Centipoise to Centistokes Calculator',
  shortName: { en: 'Viscosity', de: 'Viskosität' },
  category: 'laboratory',
  formats: formatsFor(undefined, ENGLISH),
} as const
const payPal = {
  name: 'PayPal-Gebührenrechner',
  shortName: 'PayPal DE',
  category: 'payments',
  currency: 'EUR',
  formats: formatsFor('EUR', GERMAN),
} as const

const named = (language: Language) =>
  [cashApp, viscosity, payPal].map((each) => {
    const { name, note } = relatedName(language, each)
    return `${name}${note}`.replaceAll('\u00a0', '_')
  })

it('an English page calls every calculator by its name, and says which is German', () => {
  expect(named('en')).toEqual([
    'Cash App Fee Calculator',
    'Centipoise to Centistokes Calculator',
    'PayPal-Gebührenrechner (in_German, in_€)',
  ])
})

it('a German page says what is English, and which of it is about fees', () => {
  expect(named('de')).toEqual([
    'Cash-App-Gebührenrechner (auf_Englisch, in_$)',
    'Viskosität (auf_Englisch)',
    'PayPal-Gebührenrechner',
  ])
})
