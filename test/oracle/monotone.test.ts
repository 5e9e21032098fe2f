/** The more goes in, the more comes out, except at edges that are named here. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Slug } from './contract'
import { anyInputs } from './inputs'
import { Big, type Raw } from './numbers'
import { holds } from './run'
import { figureOf } from './shown'

/** Whole cents above 0: below a cent, rounding two lines apart may turn a rise into a fall. */
const cents = fc
  .oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 3_000_000_000 }))
  .map((n) => Big(n).times('0.01'))

const COPART_EDGES = ['99.99', '199.99', '299.99', '399.99', '499.99', '999.99']

/** The more is put in, the more is shown; `fixed` are the inputs that decide which way it goes. */
const RISING: readonly [Slug, input: string, output: string, fixed?: Raw, edges?: readonly string[]][] = [
  ['ticketmaster-fee-calculator', 'ticketPrice', 'totalCost', { quantity: '3' }],
  ['copart-fees-calculator', 'winningBid', 'totalFees', {}, COPART_EDGES],
  ['copart-fees-calculator', 'winningBid', 'totalCost', {}, COPART_EDGES],
  ['stubhub-fee-calculator', 'ticketPrice', 'totalFees', { ticketQuantity: '2' }],
  ['venmo-fee-calculator', 'amount', 'totalFees'],
  ['venmo-fee-calculator', 'amount', 'net'],
  ['stripe-fees-calculator', 'amount', 'totalFees'],
  ['stripe-fees-calculator', 'amount', 'net'],
  ['square-fee-calculator', 'amount', 'processingFee'],
  ['square-fee-calculator', 'amount', 'net'],
  ['cashapp-fee-calculator', 'amount', 'fee'],
  ['cashapp-fee-calculator', 'amount', 'net'],
  ['ebay-fee-calculator', 'itemPrice', 'net', { shippingCharged: '15', promotedListingRate: '5' }],
  ['ebay-fee-calculator', 'shippingCharged', 'totalFees', { itemPrice: '0' }],
  ['ebay-uk-fee-calculator', 'itemPrice', 'totalFees', { shippingCharged: '15', promotedListingRate: '5' }],
  ['ebay-australia-fee-calculator', 'promotedListingRate', 'totalFees', { itemPrice: '40' }],
  ['depop-fee-calculator', 'itemPrice', 'profit', { shippingCharged: '5', taxRate: '10' }],
  ['probate-fees-calculator', 'estateValue', 'total'],
  ['paypal-gebuehrenrechner', 'betrag', 'gesamtgebuehren'],
  ['paypal-gebuehrenrechner', 'betrag', 'netto'],
  ['area-irregular-shapes-calculator', 'segmentValue', 'area'],
  ['centipoise-centistokes-calculator', 'viscosity', 'converted', { density: '0.87' }],
  ['mg-per-ml-calculator', 'mass', 'concentration', { volume: '4' }],
  ['units-ml-calculator', 'quantity', 'converted'],
  ['area-per-person-calculator', 'area', 'occupants', { mode: 'area-to-people' }],
  [
    'parking-area-calculator',
    'landArea',
    'totalSpaces',
    { stallWidth: '', stallLength: '', aisleWidth: '', efficiency: '' },
  ],
  ['carpet-area-calculator', 'builtUpArea', 'superBuiltUp', { loadingPercent: '15' }],
  ['commercial-lease-calculator', 'rate', 'monthlyRent', { rentableSqft: '2500' }],
  [
    'board-coverage-calculator',
    'area',
    'totalBoards',
    { boardWidth: '6', boardLength: '96', wastePercent: '10' },
  ],
  ['db-to-watts-calculator', 'value', 'output', { conversion: 'watts-to-db', dbType: 'dbm' }],
  [
    'shelf-life-calculator',
    'daysToDefect',
    'shelfLifeDays',
    { method: 'q-rule', testTemperature: '40', storageTemperature: '25' },
  ],
  [
    'cfm-to-tons-calculator',
    'cfm',
    'tons',
    { conversion: 'cfm-to-tons', temperatureDifferential: '20', sensibleHeatFactor: '0.75' },
  ],
  [
    'surface-area-pipe-calculator',
    'length',
    'squareFeet',
    { outerDiameter: '4.5', insulationThickness: '1' },
  ],
  ['ideal-waist-size-calculator', 'height', 'idealWaist', { gender: 'female', waist: '70' }],
]

describe('more in, no less out', () => {
  it.each(RISING)('%s: %s → %s', (slug, input, output, fixed = {}, edges = []) => {
    const pairs = fc
      .record({ raw: anyInputs(slug), one: cents, other: cents })
      .map(({ raw, one, other }) => ({
        ...raw,
        ...fixed,
        [input]: one.lt(other) ? [one, other] : [other, one],
      }))
    holds(slug, pairs, ({ [input]: pair, ...raw }) => {
      const [less, more] = pair as [Big, Big]
      if (edges.some((edge) => less.lte(edge) && more.gt(edge))) return []
      const [before, after] = [less, more].map((value) =>
        figureOf(slug, { ...(raw as Raw), [input]: value.toFixed() }, output),
      )
      if (!before || !after) return before === after ? [] : ['only one of the two has a result']
      return after.gte(before) ? [] : [`${output} falls from ${before.toFixed()} to ${after.toFixed()}`]
    })
  })

  it.each(COPART_EDGES)('the vehicle auction fee falls after a bid of %s', (edge) => {
    const fee = (winningBid: string) => Number(figureOf('copart-fees-calculator', { winningBid }, 'buyerFee'))
    expect(fee(Big(edge).plus('0.01').toFixed())).toBeLessThan(fee(edge))
  })
})
