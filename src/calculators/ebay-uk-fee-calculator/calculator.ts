import { defineCalculator } from '../../engine/calculator'
import { charge, chargePercent } from '../../engine/charge'
import { money, percent } from '../../engine/fields'
import { asMoney, because } from '../../engine/phrase'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const ON_THE_SALE = 'item price + postage'

export default defineCalculator({
  name: 'eBay UK Fee Calculator',
  shortName: 'eBay UK',
  category: 'marketplaces',
  icon: 'receipt-pound-sterling',
  currency: 'GBP',
  principal: 'itemPrice',
  sells: true,
  fields: {
    itemPrice: money({ label: 'Item price', default: 100 }),
    shippingCharged: money({
      label: 'Postage charged to the buyer',
      hint: '0 for free postage or collection in person.',
      default: 15,
    }),
    promotedListingRate: percent({
      label: 'Promoted listing rate',
      hint: 'Charged on the item price here. 0 without promotion.',
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
        label: 'Item price with postage',
        amount: gross,
        because: because`${asMoney(itemPrice)} + ${asMoney(shippingCharged)}`,
      },
      fees: {
        finalValueFee: charge(rates.finalValue, gross),
        paymentProcessingFee: charge(rates.processing, gross),
        promotedListingFee: chargePercent('Promoted listing fee', promotedListingRate, itemPrice),
      },
      totalFees: { key: 'totalFees', label: 'Total fees, before VAT' },
      end: { key: 'net', type: 'net' },
    })
  },
  examples: [
    {
      title: 'A £24 board game with £4 postage, promoted at 3%',
      inputs: { itemPrice: 24, shippingCharged: 4, promotedListingRate: 3 },
      shows: {
        gross: '£28.00',
        finalValueFee: '£3.61',
        paymentProcessingFee: '£1.11',
        promotedListingFee: '£0.72',
        totalFees: '£5.44',
        net: '£22.56',
      },
    },
    {
      title: 'A £7.50 train timetable with £2.50 postage',
      inputs: { itemPrice: 7.5, shippingCharged: 2.5, promotedListingRate: 0 },
      shows: { finalValueFee: '£1.29', paymentProcessingFee: '£0.59', totalFees: '£1.88', net: '£8.12' },
    },
    {
      title: 'A £320 bicycle, collected in person, promoted at 2%',
      inputs: { itemPrice: 320, shippingCharged: 0, promotedListingRate: 2 },
      shows: { finalValueFee: '£41.28', promotedListingFee: '£6.40', totalFees: '£57.26', net: '£262.74' },
    },
  ],
})
