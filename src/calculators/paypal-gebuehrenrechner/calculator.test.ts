import { describe, expect, it } from 'vitest'
import { shownLines, wholeLines } from '../../../test/shown'
import calculator from './calculator'

const lines = shownLines(calculator)
const personal = { betrag: 100, transaktionstyp: 'persoenlich' }

describe('PayPal', () => {
  it('kostet persönlich nur mit Kreditkarte', () => {
    expect(lines(personal)).toEqual({ betrag: '100,00 €', gesamtgebuehren: '0,00 €', netto: '100,00 €' })
    expect(lines({ ...personal, zahlungsmethode: 'kreditkarte' }).transaktionsgebuehr).toBe('2,84 €')
  })

  it('rechnet bei internationalen Zahlungen immer die Umrechnung dazu', () => {
    expect(lines({ ...personal, international: 'ja' })).toEqual({
      betrag: '100,00 €',
      waehrungsumrechnung: '4,00 €',
      gesamtgebuehren: '4,00 €',
      netto: '96,00 €',
    })
    expect(
      lines({ ...personal, zahlungsmethode: 'kreditkarte', international: 'ja' }).transaktionsgebuehr,
    ).toBe('2,84 €')
  })

  it('sagt bei privaten Zahlungen dazu, wer tatsächlich zahlt', () => {
    const privat = { ...personal, zahlungsmethode: 'kreditkarte', international: 'ja' }
    const [gebuehr, umrechnung] = wholeLines(calculator, privat).slice(1)
    expect(gebuehr).toMatch(/; laut Preisliste in Euro im EWR kostenlos, sonst zahlt der Absender\)$/)
    expect(umrechnung).toMatch(/; es zahlt, wer umrechnen lässt\)$/)
    expect(wholeLines(calculator, { international: 'ja' }).join()).not.toContain('zahlt')
  })

  it('unterscheidet gewerblich nicht nach der Zahlungsmethode', () => {
    expect(lines({ zahlungsmethode: 'kreditkarte' })).toEqual(lines({ zahlungsmethode: 'paypal' }))
  })

  it.each([
    ['', { transaktionsgebuehr: '0,35 €', netto: '-0,35 €' }],
    ['0,01', { betrag: '0,00 €' }],
    ['-20', { transaktionsgebuehr: '-0,15 €', netto: '-19,85 €' }],
    ['10.005', { betrag: '10,01 €', transaktionsgebuehr: '0,60 €', netto: '9,41 €' }],
    ['2500000', { transaktionsgebuehr: '62.250,35 €', netto: '2.437.749,65 €' }],
  ])('Betrag %j', (betrag, expected) => {
    expect(lines({ betrag })).toMatchObject(expected)
  })

  it('fällt bei unbekannten Angaben auf gewerblich, PayPal und Inland zurück', () => {
    expect(lines({ transaktionstyp: 'x', zahlungsmethode: 'x', international: 'x' })).toEqual(lines())
  })
})
