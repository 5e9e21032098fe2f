import { describe, expect, it } from 'vitest'
import { exact } from './exact'
import { formatsFor } from './format'
import { GERMAN } from './german'
import { asMoney, asNumber, asPercent, because, explain, inFull, word } from './phrase'

const usd = formatsFor('USD')
const german = formatsFor('EUR', GERMAN)

describe('a phrase', () => {
  it('keeps the words between its figures', () => {
    const phrase = because`at most ${asNumber(3)} of ${asNumber(4, 'm')} and no more`
    expect(explain(phrase, usd)).toBe('at most 3 of 4 m and no more')
    expect(because`no figure`).toEqual(['no figure'])
  })

  it('is written in the language and currency of its page', () => {
    const phrase = because`${asPercent(2.49)}${word('of')}${asMoney(1234.5)}`
    expect(explain(phrase, usd)).toBe('2.49% of $1,234.50')
    expect(explain(phrase, german).replaceAll('\u00a0', ' ')).toBe('2,49 % von 1.234,50 €')
  })

  it('puts a negative figure behind an operator into brackets', () => {
    const figure = asMoney(-36.83)
    expect(explain(because`${asMoney(-235)} − ${figure}`, usd)).toBe('-$235.00 − (-$36.83)')
    expect(explain(because`12.9% of ${figure}`, usd)).toBe('12.9% of -$36.83')
    expect(explain(because`2 × ${asNumber(-3)}`, usd)).toBe('2 × (-3)')
    expect(explain(because`2 − 1 or ${asNumber(-3)}`, usd)).toBe('2 − 1 or -3')
  })

  it('says a figure in full where its line rounds it, and more decimals show more', () => {
    const said = (value: number) => explain(inFull(exact(value), 3), usd)
    expect([0.0004, 0.125, 1.23456789, 31.25, 0.0000004, 0].map(said)).toEqual([
      ' = 0.0004',
      '',
      ' = 1.234568',
      '',
      ' = 0.0000004',
      '',
    ])
  })

  it('spares the noise of more than six decimals', () => {
    expect(explain([asNumber(1.23456789)], usd)).toBe('1.234568')
  })

  it('does not call nothing what is only small', () => {
    expect(explain([asNumber(1e-10, 'W')], usd)).toBe('0.0000000001 W')
    expect(explain([asNumber(0, 'W')], usd)).toBe('0 W')
  })

  it.each([
    ['cappedAt', ', capped at ', ', höchstens '],
    ['atLeast', ', at least ', ', mindestens '],
  ] as const)('says %s', (name, english, inGerman) => {
    expect(explain([word(name)], usd)).toBe(english)
    expect(explain([word(name)], german)).toBe(inGerman)
  })
})
