import { formatsFor } from '../../engine/format'
import type { Published } from '../../engine/published'

const href = 'https://www.paypal.com/de/business/paypal-business-fees'
const read = '2026-07-24'

/** What a payment from abroad adds to the rate, in percentage points; within the EEA nothing. */
export const SURCHARGE = { unitedKingdom: 1.29, northAmerica: 1.99, others: 2.99 }
const written = (points: number) => formatsFor('EUR').number(points, 2)

export default {
  list: { title: 'PayPals Gebühren für Händler', href, read },
  sets: [
    {
      id: 'paypal-de-checkout-2026-07',
      name: 'Preisliste von PayPal für Händler mit PayPal-Checkout',
      read,
      href,
      figures: {
        'inland/percent': 2.99,
        'inland/fixed': 0.39,
        'ausland/percent': 4.98,
        'ausland/fixed': 0.39,
        'umrechnung/percent': 3,
      },
      onlyFor: { transaktionstyp: ['gewerbe'] },
      leavesOut: `Gilt nur für den Checkout; sonst nennt die Liste im Inland die Sätze dieser Seite. Der Auslandssatz gilt für die USA und Kanada; der Aufschlag beträgt im EWR 0, für Großbritannien ${written(SURCHARGE.unitedKingdom)}, für andere Länder ${written(SURCHARGE.others)} Prozentpunkte.`,
    },
  ],
} satisfies Published
