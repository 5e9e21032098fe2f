import { expect, it } from 'vitest'
import { shop } from '../../../test/derived/shop'
import { formatsFor } from '../../engine/format'
import { GERMAN } from '../../engine/german'
import { brackets, rate } from '../../engine/rates'
import { answerTo } from '../answer'
import { ownRateTexts } from './own-rate-texts'

const english = shop({
  fees: [
    brackets({ label: 'Fee', steps: [{ upTo: 100, percent: 10, min: 2 }, { percent: 5 }] }),
    rate({ label: 'Levy', percent: 1 }),
  ],
})
const german = { ...english, formats: formatsFor('EUR', GERMAN) }

const texts = (calculator: typeof english, price: string, ownRates: Record<string, number>) =>
  ownRateTexts(calculator, answerTo(calculator, { raw: { price }, ownRates, typed: {} }, undefined)).map(
    (text) => text.replaceAll('\u00a0', ' '),
  )

it('an own rate stands after a colon where a range stands before it, in any language', () => {
  expect(texts(english, '50', { 'fee0/0/percent': 12 })).toEqual(['Fee up to $100.00: 12%'])
  expect(texts(german, '50', { 'fee0/0/percent': 12 })).toEqual(['Fee bis 100,00 €: 12 %'])
  expect(texts(english, '1', { 'fee0/0/min': 3 })).toEqual(['Fee up to $100.00, at least $3.00'])
  expect(texts(english, '50', { 'fee1/percent': 3 })).toEqual(['Levy 3%'])
})
