import { defineCalculator } from '../../engine/calculator'
import { charge, chargePercent } from '../../engine/charge'
import { money, percent } from '../../engine/fields'
import { asMoney, because } from '../../engine/phrase'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const ON_THE_ORDER = 'item price + postage'

export default defineCalculator({
  name: 'eBay Australia Fee Calculator',
  shortName: 'eBay AU',
  category: 'marketplaces',
  icon: 'package',
  currency: 'AUD',
  principal: 'itemPrice',
  sells: true,
  fields: {
    itemPrice: money({ label: 'Item price', hint: 'What the buyer pays for it, GST included.' }),
    shippingCharged: money({
      label: 'Postage charged to the buyer',
      hint: 'Leave blank for free postage or pick-up.',
    }),
    promotedListingRate: percent({
      label: 'Promoted listing rate',
      hint: 'Charged on the item price here. Leave blank if you do not promote.',
      max: 100,
    }),
  },
  rates: {
    finalValue: rate({ label: 'Final value fee', of: ON_THE_ORDER, percent: 13.2 }),
    payment: rate({ label: 'Payment fee', of: ON_THE_ORDER, percent: 2.9, fixed: 0.3 }),
  },
  calculate({ itemPrice, shippingCharged, promotedListingRate }, rates) {
    const order = itemPrice.plus(shippingCharged)
    return settle({
      start: {
        key: 'gross',
        label: 'Item price + postage',
        amount: order,
        because: because`${asMoney(itemPrice)} + ${asMoney(shippingCharged)}`,
        explanatory: true,
      },
      fees: {
        fvf: charge(rates.finalValue, order),
        paymentFee: charge(rates.payment, order),
        promoFee: chargePercent('Promoted listing fee', promotedListingRate, itemPrice),
      },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'profit', label: 'Profit', type: 'net' },
    })
  },
  examples: [
    {
      title: 'Work boots for A$68 with A$12 postage',
      inputs: { itemPrice: 68, shippingCharged: 12 },
      shows: { fvf: 'A$10.56', paymentFee: 'A$2.62', totalFees: 'A$13.18', profit: 'A$66.82' },
    },
    {
      title: 'A surfboard for A$450, picked up by the buyer, promoted at 4%',
      inputs: { itemPrice: 450, promotedListingRate: 4 },
      shows: {
        fvf: 'A$59.40',
        paymentFee: 'A$13.35',
        promoFee: 'A$18.00',
        totalFees: 'A$90.75',
        profit: 'A$359.25',
      },
    },
    {
      title: 'A footy card for A$9 with A$6 postage, promoted at 2%',
      inputs: { itemPrice: 9, shippingCharged: 6, promotedListingRate: 2 },
      shows: {
        fvf: 'A$1.98',
        paymentFee: 'A$0.74',
        promoFee: 'A$0.18',
        totalFees: 'A$2.90',
        profit: 'A$12.10',
      },
    },
  ],
})
