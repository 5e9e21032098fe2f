import { defineCalculator } from '../../engine/calculator'
import { charge, chargeEach } from '../../engine/charge'
import { integer, money } from '../../engine/fields'
import { asMoney, asNumber, because } from '../../engine/phrase'
import { rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

const ON_THE_TICKETS = 'ticket price × number of tickets'
const TICKETS = 'Tickets before fees'

/** Rough figures that the text quotes; the estimate uses none of them. */
export const ORIENTATION = {
  buyerFees: { least: 15, most: 30 },
  sellerFees: { least: 10, most: 15 },
  generalMarketplace: { percent: 12.9, fixed: 0.3 },
  promotedAtMost: 20,
}

export default defineCalculator({
  name: 'Ticketmaster Fee Calculator',
  shortName: 'Ticketmaster',
  category: 'tickets',
  icon: 'ticket',
  currency: 'USD',
  comparison: {
    kind: 'ticket',
    as: 'Ticketmaster',
    carries: { price: 'ticketPrice', quantity: 'quantity' },
  },
  calculateLabel: 'Calculate Ticketmaster Fees',
  principal: 'ticketPrice',
  resultsTitle: 'Fee Breakdown',
  fields: {
    ticketPrice: money({ label: 'Ticket Price ($)', hint: 'The price of one ticket, before any fee.' }),
    quantity: integer({ label: 'Number of Tickets', whenBlank: 1, whenZero: 1, default: 1 }),
  },
  rates: {
    service: rate({ label: 'Service Fee', of: ON_THE_TICKETS, percent: 12 }),
    processing: rate({ label: 'Processing Fee', of: 'each ticket', fixed: 2.5 }),
    facility: rate({ label: 'Facility Fee', of: ON_THE_TICKETS, percent: 8 }),
  },
  calculate({ ticketPrice, quantity }, rates) {
    const tickets = ticketPrice.times(quantity)
    return settle({
      start: {
        key: 'tickets',
        label: TICKETS,
        amount: tickets,
        because: because`${asMoney(ticketPrice)} × ${asNumber(quantity)}`,
        explanatory: true,
      },
      fees: {
        serviceFee: charge(rates.service, tickets),
        processingFee: chargeEach(rates.processing, quantity),
        facilityFee: charge(rates.facility, tickets),
      },
      totalFees: { key: 'totalFees', label: 'Total Fees' },
      end: { key: 'totalCost', label: 'Total Cost', type: 'total' },
    })
  },
  examples: [
    {
      title: 'One $85.50 concert ticket',
      inputs: { ticketPrice: 85.5, quantity: 1 },
      shows: {
        serviceFee: '$10.26',
        processingFee: '$2.50',
        facilityFee: '$6.84',
        totalFees: '$19.60',
        totalCost: '$105.10',
      },
    },
    {
      title: 'Four $32 seats at a ball game',
      inputs: { ticketPrice: 32, quantity: 4 },
      shows: { serviceFee: '$15.36', processingFee: '$10.00', totalFees: '$35.60', totalCost: '$163.60' },
    },
    {
      title: 'Two $12 tickets for a school musical',
      inputs: { ticketPrice: 12, quantity: 2 },
      shows: { totalFees: '$9.80', totalCost: '$33.80' },
    },
  ],
})
