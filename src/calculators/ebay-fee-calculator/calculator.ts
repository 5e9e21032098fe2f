import { defineCalculator } from '../../engine/calculator'
import { charge, chargePercent } from '../../engine/charge'
import { money, percent } from '../../engine/fields'
import { asMoney, because } from '../../engine/phrase'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const ON_THE_SALE = 'item price + shipping'

export default defineCalculator({
  name: 'eBay Fee Calculator',
  shortName: { en: 'eBay', de: 'eBay US' },
  category: 'marketplaces',
  icon: 'shopping-bag',
  currency: 'USD',
  comparison: {
    kind: 'sale',
    as: 'eBay',
    carries: { price: 'itemPrice', shipping: 'shippingCharged' },
    onlyAtZero: 'promotedListingRate',
  },
  principal: 'itemPrice',
  sells: true,
  fields: {
    itemPrice: money({ label: 'Item price', default: 100 }),
    shippingCharged: money({
      label: 'Shipping charged to the buyer',
      hint: 'Fees apply to shipping too.',
      default: 15,
    }),
    promotedListingRate: percent({
      label: 'Promoted listing rate',
      hint: 'Charged on the item price here. 0 if you do not promote.',
      default: 0,
      step: 0.01,
    }),
  },
  rates: {
    finalValue: rate({ label: 'Final value fee', of: ON_THE_SALE, percent: 12.9 }),
    processing: rate({ label: 'Payment processing', of: ON_THE_SALE, percent: 2.9, fixed: 0.3 }),
  },
  calculate({ itemPrice, shippingCharged, promotedListingRate }, rates) {
    const gross = itemPrice.plus(shippingCharged)
    return settle({
      start: {
        key: 'gross',
        label: 'Sale price with shipping',
        amount: gross,
        because: because`${asMoney(itemPrice)} + ${asMoney(shippingCharged)}`,
      },
      fees: {
        finalValueFee: charge(rates.finalValue, gross),
        paymentProcessingFee: charge(rates.processing, gross),
        promotedListingFee: chargePercent('Promoted listing fee', promotedListingRate, itemPrice),
      },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'net', type: 'net' },
    })
  },
  examples: [
    {
      title: 'A $40 jacket with $5 shipping, promoted at 2.5%',
      inputs: { itemPrice: 40, shippingCharged: 5, promotedListingRate: 2.5 },
      shows: { finalValueFee: '$5.81', paymentProcessingFee: '$1.60', totalFees: '$8.41', net: '$36.59' },
    },
    {
      title: 'A $100 camera lens with $15 shipping, not promoted',
      inputs: { itemPrice: 100, shippingCharged: 15, promotedListingRate: 0 },
      shows: { gross: '$115.00', totalFees: '$18.47', net: '$96.53' },
    },
    {
      title: 'A $9.99 phone case with free shipping',
      inputs: { itemPrice: 9.99, shippingCharged: 0, promotedListingRate: 0 },
      shows: { totalFees: '$1.88', net: '$8.11' },
    },
  ],
})
