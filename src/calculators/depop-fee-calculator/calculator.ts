import { defineCalculator } from '../../engine/calculator'
import { charge, chargePercent } from '../../engine/charge'
import { money, percent } from '../../engine/fields'
import { asMoney, because } from '../../engine/phrase'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const ON_THE_SALE = 'item price + shipping'

export default defineCalculator({
  name: 'Depop Fee Calculator',
  shortName: 'Depop',
  category: 'marketplaces',
  icon: 'shirt',
  currency: 'USD',
  comparison: {
    kind: 'sale',
    as: 'Depop with its selling fee (none in the US or UK)',
    carries: { price: 'itemPrice', shipping: 'shippingCharged' },
    onlyAtZero: 'taxRate',
  },
  principal: 'itemPrice',
  sells: true,
  fields: {
    itemPrice: money({ label: 'Item price', hint: 'The price you agreed on, after any offer.' }),
    shippingCharged: money({
      label: 'Shipping charged to the buyer',
      hint: 'Only what is paid out to you. Leave blank for free shipping.',
    }),
    taxRate: percent({
      label: 'Tax rate',
      hint: 'Your own rate, counted among the fees. Leave blank if you owe no tax on the sale.',
      max: 100,
    }),
  },
  rates: {
    depop: rate({ label: 'Depop fee', of: ON_THE_SALE, percent: 10 }),
    payment: rate({ label: 'Payment fee', of: ON_THE_SALE, percent: 2.9, fixed: 0.3 }),
  },
  calculate({ itemPrice, shippingCharged, taxRate }, rates) {
    const sale = itemPrice.plus(shippingCharged)
    return settle({
      start: {
        key: 'gross',
        label: 'Item price + shipping',
        amount: sale,
        because: because`${asMoney(itemPrice)} + ${asMoney(shippingCharged)}`,
        explanatory: true,
      },
      fees: {
        depopFee: charge(rates.depop, sale),
        paymentFee: charge(rates.payment, sale),
        tax: chargePercent('Tax at your rate', taxRate, sale),
      },
      totalFees: { key: 'totalFees', label: 'Total fees, with tax' },
      end: { key: 'profit', label: 'Profit', type: 'net' },
    })
  },
  examples: [
    {
      title: 'A vintage tee for $25 with $5 shipping, tax left blank',
      inputs: { itemPrice: 25, shippingCharged: 5 },
      shows: { depopFee: '$3.00', paymentFee: '$1.17', tax: '$0.00', totalFees: '$4.17', profit: '$25.83' },
    },
    {
      title: 'A slip dress for $40 with $5 shipping and a tax rate of 10%',
      inputs: { itemPrice: 40, shippingCharged: 5, taxRate: 10 },
      shows: { depopFee: '$4.50', paymentFee: '$1.61', tax: '$4.50', totalFees: '$10.61', profit: '$34.39' },
    },
    {
      title: 'A leather jacket for $120 with free shipping and a tax rate of 8%',
      inputs: { itemPrice: 120, taxRate: 8 },
      shows: { depopFee: '$12.00', paymentFee: '$3.78', tax: '$9.60', totalFees: '$25.38', profit: '$94.62' },
    },
  ],
})
