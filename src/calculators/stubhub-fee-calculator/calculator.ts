import { defineCalculator } from '../../engine/calculator'
import { charge } from '../../engine/charge'
import { choice, money, number } from '../../engine/fields'
import { asMoney, asNumber, because } from '../../engine/phrase'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

export default defineCalculator({
  name: 'StubHub Fee Calculator',
  shortName: 'StubHub',
  category: 'tickets',
  icon: 'tickets',
  currency: 'USD',
  comparison: {
    kind: 'ticket',
    as: 'StubHub, as a buyer',
    carries: { price: 'ticketPrice', quantity: 'ticketQuantity' },
    with: { userRole: 'buyer' },
    onlyIf: { userRole: 'buyer' },
  },
  principal: 'ticketPrice',
  sells: true,
  fields: {
    userRole: choice({
      label: 'Your role',
      options: [
        ['buyer', 'Buyer'],
        ['seller', 'Seller'],
      ],
      default: 'buyer',
      comesFirst: true,
    }),
    ticketPrice: money({
      label: 'Ticket price',
      hint: 'The price of one ticket, before any fee.',
      default: 100,
    }),
    ticketQuantity: number({ label: 'Number of tickets', default: 1, step: 1 }),
    deliveryMethod: choice({
      label: 'Delivery method',
      hint: 'Changes only what a buyer pays.',
      options: [
        ['electronic', 'Electronic'],
        ['physical', 'Physical (paper tickets)'],
      ],
      default: 'electronic',
    }),
  },
  rates: {
    buyerService: rate({ label: 'Service fee', of: 'subtotal, buyer', percent: 23 }),
    electronicDelivery: rate({ label: 'Delivery fee', of: 'order, buyer, electronic', fixed: 5 }),
    physicalDelivery: rate({ label: 'Delivery fee', of: 'order, buyer, physical', fixed: 10 }),
    processing: rate({ label: 'Processing fee', of: 'order, buyer', fixed: 5 }),
    sellerService: rate({ label: 'Service fee', of: 'subtotal, seller', percent: 15 }),
  },
  calculate({ userRole, ticketPrice, ticketQuantity, deliveryMethod }, rates) {
    const subtotal = ticketPrice.times(ticketQuantity)
    const start = {
      key: 'subtotal',
      label: 'Subtotal',
      amount: subtotal,
      because: because`${asMoney(ticketPrice)} × ${asNumber(ticketQuantity)}`,
    }
    const totalFees = { key: 'totalFees', label: 'Total fees' }
    if (userRole === 'seller')
      return settle({
        start,
        fees: { serviceFee: charge(rates.sellerService, subtotal) },
        totalFees,
        end: { key: 'net', type: 'net' },
      })
    const delivery = deliveryMethod === 'physical' ? rates.physicalDelivery : rates.electronicDelivery
    return settle({
      start,
      fees: {
        serviceFee: charge(rates.buyerService, subtotal),
        deliveryFee: { ...charge(delivery, subtotal), because: [`${deliveryMethod}, once per order`] },
        processingFee: { ...charge(rates.processing, subtotal), because: ['once per order'] },
      },
      totalFees,
      end: { key: 'total', label: 'Total to pay', type: 'total' },
    })
  },
  examples: [
    {
      title: 'Buying two $120 tickets, delivered electronically',
      inputs: { userRole: 'buyer', ticketPrice: 120, ticketQuantity: 2, deliveryMethod: 'electronic' },
      shows: { subtotal: '$240.00', serviceFee: '$55.20', totalFees: '$65.20', total: '$305.20' },
    },
    {
      title: 'Buying one $45 ticket on paper',
      inputs: { userRole: 'buyer', ticketPrice: 45, ticketQuantity: 1, deliveryMethod: 'physical' },
      shows: { serviceFee: '$10.35', deliveryFee: '$10.00', totalFees: '$25.35', total: '$70.35' },
    },
    {
      title: 'Selling three $85.50 tickets',
      inputs: { userRole: 'seller', ticketPrice: 85.5, ticketQuantity: 3 },
      shows: { subtotal: '$256.50', serviceFee: '$38.48', net: '$218.02' },
    },
  ],
})
