import { feeChart } from '../../pictures/fees'
import { publishedRates } from '../../pictures/published-rates'
import calculator from './calculator'
import published from './published'

export const picture = feeChart(calculator, {
  title: 'Was von einer PayPal-Zahlung bleibt',
  alt: 'Anteil einer Zahlung, der nach Abzug der Gebühren bleibt, je nach Betrag und Art der Zahlung: privat ohne Kreditkarte alles, gewerblich im Inland weniger, aus dem Ausland am wenigsten; kleine Beträge verlieren durch die Festgebühr am meisten.',
  caption:
    'Punkte: die Rechenbeispiele dieser Seite. Gepunktete Linie: PayPals Preisliste für Händler mit PayPal-Checkout, im Inland. Privat: ohne Kreditkarte.',
  shows: 'kept',
  x: { label: 'Betrag', from: 2, to: 2000, ticks: [2, 10, 100, 1000] },
  y: 'bleibt Ihnen',
  lines: [
    { label: 'Inland', look: 'line-kept', inputs: { transaktionstyp: 'gewerbe', international: 'nein' } },
    {
      label: 'Checkout',
      look: 'line-gold dotted',
      inputs: { transaktionstyp: 'gewerbe', international: 'nein' },
      rates: publishedRates(calculator, published, 'paypal-de-checkout-2026-07'),
    },
    {
      label: 'Privat',
      look: 'line-ink dashed',
      inputs: { transaktionstyp: 'persoenlich', zahlungsmethode: 'paypal', international: 'nein' },
    },
    { label: 'Ausland', look: 'line-taken', inputs: { transaktionstyp: 'gewerbe', international: 'ja' } },
  ],
  marks: [
    { example: 'aus dem Inland', as: 'Inland', side: 'below' },
    { example: 'Ausland', as: 'Ausland', side: 'below' },
    { example: 'Guthaben', as: 'Privat', side: [4, -10] },
  ],
})
