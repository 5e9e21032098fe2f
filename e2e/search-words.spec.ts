/** The words that lead to each calculator. */
import type { Entry } from '../src/site/search/entries'
import { entries, found, slugOf } from './search'
import { expect, slugs, test } from './site'

/** Words people use that are not in the name; the calculator is the first that each of them finds. */
const ASKED: Record<string, readonly string[]> = {
  'square-fee-calculator': ['card reader', 'point of sale', 'tap to pay', 'Sqare'],
  'ticketmaster-fee-calculator': ['concert tickets', 'ticket master', 'tikcetmaster', 'Konzertkarten'],
  'copart-fees-calculator': ['salvage car', 'vehicle auction', 'wrecked', 'Autoauktion'],
  'stubhub-fee-calculator': ['resell tickets', 'stub hub', 'stubhb', 'sell my tickets'],
  'venmo-fee-calculator': ['instant transfer', 'friends and family', 'venom', 'vemno'],
  'stripe-fees-calculator': ['merchant fee', 'payment gateway', 'ACH', 'stipe'],
  'cashapp-fee-calculator': ['cashapp', 'cash out', 'instant deposit', 'cash ap'],
  'ebay-fee-calculator': ['sell online', 'ebya', 'e-bay', 'how much does ebay take'],
  'ebay-uk-fee-calculator': ['pounds', 'ebay england', 'VAT', 'Großbritannien'],
  'probate-fees-calculator': ['inheritance', 'will', 'executor', 'proabte', 'Erbschaft'],
  'paypal-gebuehrenrechner': ['paypal fees', 'pay pal', 'gebuehren', 'Gebühren', 'paypal calculator'],
  'ebay-australia-fee-calculator': ['aud', 'ebay au', 'GST', 'aussie dollars'],
  'depop-fee-calculator': ['sell clothes', 'thrift', 'depp', 'second-hand', 'Kleidung'],
  'area-irregular-shapes-calculator': ['square feet', 'sq ft', 'acres', 'lawn', 'Quadratmeter'],
  'centipoise-centistokes-calculator': ['viscosity', 'viscosty', 'motor oil', 'cSt'],
  'mg-per-ml-calculator': ['concentration', 'mg/ml', 'dilute', 'Konzentration'],
  'units-ml-calculator': ['tablespoon', 'tbsp', 'cups to ml', 'recipe', 'Esslöffel', 'essloeffel'],
  'area-per-person-calculator': ['occupancy', 'how many guests', 'venue', 'Personen'],
  'parking-area-calculator': ['car park', 'parkng lot', 'stalls', 'Stellplätze'],
  'carpet-area-calculator': ['built up area', 'apartment', 'RERA', 'Wohnfläche'],
  'commercial-lease-calculator': ['rent', 'NNN', 'triple net', 'landlord', 'Büro'],
  'board-coverage-calculator': ['lumber', 'lumbr', 'decking', 'flooring', 'Dielen'],
  'db-to-watts-calculator': ['loudness', 'LOUDNES', 'sound', 'amplifier', 'lautstaerke'],
  'shelf-life-calculator': ['expiration date', 'best before', 'Arrhenius', 'Haltbarkeit'],
  'cfm-to-tons-calculator': ['air conditioner', 'AC', 'BTU', 'hvac', 'Klimaanlage'],
  'surface-area-pipe-calculator': ['insulation', 'cylinder', 'plumbing', 'Rohr'],
  'ideal-waist-size-calculator': ['belly', 'BMI', 'waistline', 'tummy', 'Bauchumfang'],
}

test('the index holds every calculator once', () => {
  expect(entries.map(slugOf).toSorted()).toEqual(slugs.toSorted())
})

for (const slug of slugs)
  test(`${slug} is found by its name and by other words`, () => {
    const entry = entries.find(({ path }) => path === `/${slug}/`) as Entry
    for (const words of [...entry.names, ...entry.keywords]) expect(found(words), words).toContain(slug)
    for (const words of ASKED[slug] ?? []) expect(found(words)[0], words).toBe(slug)
  })

test('the same words find all that they fit', () => {
  expect(found('merchant fee').toSorted()).toEqual([
    'paypal-gebuehrenrechner',
    'square-fee-calculator',
    'stripe-fees-calculator',
    'venmo-fee-calculator',
  ])
  expect(found('sell clothes')).toEqual(['depop-fee-calculator', 'ebay-fee-calculator'])
  expect(found('square feet')).not.toContain('square-fee-calculator')
  for (const nonsense of ['xyz', 'qwerty', 'mortgage']) expect(found(nonsense)).toEqual([])
})
