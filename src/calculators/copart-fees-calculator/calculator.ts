import { defineCalculator } from '../../engine/calculator'
import { charge } from '../../engine/charge'
import { choice, money } from '../../engine/fields'
import { brackets, rate } from '../../engine/rates'
import { settle } from '../../engine/settle'

export default defineCalculator({
  name: 'Copart Fees Calculator',
  shortName: 'Copart',
  category: 'auctions',
  icon: 'gavel',
  currency: 'USD',
  principal: 'winningBid',
  // Here a bid just above an edge costs less; with Copart it never does.
  simplifiedSteps: true,
  fields: {
    winningBid: money({ label: 'Winning bid', hint: 'Before any fee.', default: 5000 }),
    buyerType: choice({
      label: 'Buyer type',
      hint: 'Only a broker pays more, for documentation.',
      options: [
        ['individual', 'Individual'],
        ['dealer', 'Dealer'],
        ['broker', 'Broker'],
      ],
      default: 'individual',
    }),
    location: choice({
      label: 'Location',
      hint: 'Where the vehicle goes; changes the price of shipping only.',
      options: [
        ['us', 'United States'],
        ['canada', 'Canada'],
      ],
      default: 'us',
    }),
    includeShipping: choice({
      label: 'Include shipping',
      options: [
        ['false', 'No, I pick it up'],
        ['true', 'Yes, add shipping'],
      ],
      default: 'false',
    }),
  },
  rates: {
    buyerFee: brackets({
      label: 'Buyer fee',
      of: 'winning bid',
      steps: [
        { upTo: 99.99, percent: 25 },
        { upTo: 199.99, percent: 20 },
        { upTo: 299.99, percent: 15 },
        { upTo: 399.99, percent: 12 },
        { upTo: 499.99, percent: 10 },
        { upTo: 999.99, percent: 8 },
        { percent: 5 },
      ],
    }),
    documentation: rate({ label: 'Documentation fee', of: 'vehicle, individual or dealer', fixed: 50 }),
    brokerDocumentation: rate({ label: 'Documentation fee', of: 'vehicle, broker', fixed: 75 }),
    gate: rate({ label: 'Gate fee', of: 'vehicle', fixed: 75 }),
    internetBid: rate({ label: 'Internet bid fee', of: 'vehicle', fixed: 25 }),
    shipping: rate({ label: 'Shipping', of: 'vehicle within the United States', fixed: 600 }),
    shippingCanada: rate({ label: 'Shipping', of: 'vehicle to Canada', fixed: 800 }),
    basicMembership: rate({
      label: 'Basic membership',
      of: 'year, not part of the estimate',
      fixed: 59,
      locked: true,
    }),
    premierMembership: rate({
      label: 'Premier membership',
      of: 'year, not part of the estimate',
      fixed: 249,
      locked: true,
    }),
  },
  calculate({ winningBid, buyerType, location, includeShipping }, rates) {
    const documentation = buyerType === 'broker' ? rates.brokerDocumentation : rates.documentation
    const shipping = location === 'canada' ? rates.shippingCanada : rates.shipping
    return settle({
      start: { key: 'winningBid', label: 'Winning bid', amount: winningBid, explanatory: true },
      fees: {
        buyerFee: charge(rates.buyerFee, winningBid),
        documentationFee: charge(documentation, winningBid),
        gateFee: charge(rates.gate, winningBid),
        internetBidFee: charge(rates.internetBid, winningBid),
        shippingFee: includeShipping === 'true' ? charge(shipping, winningBid) : undefined,
      },
      totalFees: { key: 'totalFees', label: 'Total fees' },
      end: { key: 'totalCost', label: 'Total cost', type: 'total' },
    })
  },
  examples: [
    {
      title: 'A $5,000 car, collected by an individual buyer in the United States',
      inputs: { winningBid: 5000 },
      shows: { buyerFee: '$250.00', totalFees: '$400.00', totalCost: '$5,400.00' },
    },
    {
      title: 'A $450 project car bought through a broker and shipped to Canada',
      inputs: { winningBid: 450, buyerType: 'broker', location: 'canada', includeShipping: 'true' },
      shows: {
        buyerFee: '$45.00',
        documentationFee: '$75.00',
        shippingFee: '$800.00',
        totalCost: '$1,470.00',
      },
    },
    {
      title: 'A $12,500 truck, won by a dealer and shipped within the United States',
      inputs: { winningBid: 12500, buyerType: 'dealer', includeShipping: 'true' },
      shows: { buyerFee: '$625.00', totalFees: '$1,375.00', totalCost: '$13,875.00' },
    },
  ],
})
