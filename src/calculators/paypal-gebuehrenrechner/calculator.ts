import { defineCalculator } from '../../engine/calculator'
import { type Charge, charge } from '../../engine/charge'
import { choice, money } from '../../engine/fields'
import { GERMAN } from '../../engine/german'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

/** Wer bei einer privaten Zahlung tatsächlich zahlt; abgezogen wird die Gebühr hier trotzdem. */
const mitHinweis = (gebuehr: Charge, hinweis: string): Charge => ({
  ...gebuehr,
  because: [...gebuehr.because, `; ${hinweis}`],
})
const BEIM_ABSENDER = 'laut Preisliste in Euro im EWR kostenlos, sonst zahlt der Absender'
const BEI_DEM_DER_UMRECHNET = 'es zahlt, wer umrechnen lässt'

export default defineCalculator({
  name: 'PayPal-Gebührenrechner',
  shortName: 'PayPal DE',
  category: 'payments',
  icon: 'wallet',
  currency: 'EUR',
  language: GERMAN,
  principal: 'betrag',
  fields: {
    betrag: money({ label: 'Betrag', hint: 'Was der Absender zahlt.', default: 100 }),
    transaktionstyp: choice({
      label: 'Art der Zahlung',
      hint: 'Gewerblich ist jede Zahlung für Waren oder Dienstleistungen, privat eine von Freunden oder Familie.',
      options: [
        ['persoenlich', 'Privat'],
        ['gewerbe', 'Gewerblich'],
      ],
      default: 'gewerbe',
    }),
    zahlungsmethode: choice({
      label: 'Zahlungsmethode',
      hint: 'Entscheidet nur bei privaten Zahlungen über die Gebühr.',
      options: [
        ['paypal', 'Guthaben oder Bank'],
        ['kreditkarte', 'Kreditkarte'],
      ],
      default: 'paypal',
    }),
    international: choice({
      label: 'Internationale Zahlung',
      hint: 'Bei „Ja“ steigt der gewerbliche Satz, und die Währungsumrechnung kommt hinzu. Für Euro aus dem EWR wählen Sie „Nein“.',
      options: [
        ['nein', 'Nein, im Inland'],
        ['ja', 'Ja, aus dem Ausland'],
      ],
      default: 'nein',
    }),
  },
  rates: {
    persoenlich: rate({
      label: 'Transaktionsgebühr',
      of: 'privat mit Kreditkarte',
      percent: 2.49,
      fixed: 0.35,
    }),
    inland: rate({
      label: 'Transaktionsgebühr',
      of: 'gewerblich im Inland',
      percent: 2.49,
      fixed: 0.35,
    }),
    ausland: rate({
      label: 'Transaktionsgebühr',
      of: 'gewerblich aus dem Ausland',
      percent: 4.49,
      fixed: 0.35,
    }),
    umrechnung: rate({ label: 'Währungsumrechnung', of: 'aus dem Ausland', percent: 4 }),
  },
  calculate({ betrag, transaktionstyp, zahlungsmethode, international }, rates) {
    const istInternational = international === 'ja'
    const istGewerblich = transaktionstyp === 'gewerbe'
    const gewerblich = charge(istInternational ? rates.ausland : rates.inland, betrag)
    const privat =
      zahlungsmethode === 'kreditkarte'
        ? mitHinweis(charge(rates.persoenlich, betrag), BEIM_ABSENDER)
        : undefined
    const umgerechnet = charge(rates.umrechnung, betrag)
    const umrechnung = istGewerblich ? umgerechnet : mitHinweis(umgerechnet, BEI_DEM_DER_UMRECHNET)
    return settle({
      start: { key: 'betrag', label: 'Betrag', amount: betrag },
      fees: {
        transaktionsgebuehr: istGewerblich ? gewerblich : privat,
        waehrungsumrechnung: istInternational ? umrechnung : undefined,
      },
      totalFees: { key: 'gesamtgebuehren', label: 'Gebühren gesamt' },
      end: { key: 'netto', type: 'net' },
    })
  },
  examples: [
    {
      title: 'Gewerbliche Zahlung über 100 € aus dem Inland',
      inputs: { betrag: 100 },
      shows: { transaktionsgebuehr: '2,84 €', netto: '97,16 €' },
    },
    {
      title: 'Rechnung über umgerechnet 1.250 € an einen Kunden im Ausland',
      inputs: { betrag: 1250, zahlungsmethode: 'kreditkarte', international: 'ja' },
      shows: {
        transaktionsgebuehr: '56,48 €',
        waehrungsumrechnung: '50,00 €',
        gesamtgebuehren: '106,48 €',
        netto: '1.143,52 €',
      },
    },
    {
      title: '50 € von Freunden aus dem PayPal-Guthaben',
      inputs: { betrag: 50, transaktionstyp: 'persoenlich' },
      shows: { gesamtgebuehren: '0,00 €', netto: '50,00 €' },
    },
  ],
})
