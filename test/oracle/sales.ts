/**
 * Tickets, auctions and marketplaces, from the text of the specification. Figures are typed again on purpose:
 * an oracle that took its rates from the calculators would agree with a wrong one.
 */
import type { Answer, Asked, Oracle } from './answer'
import { deduction } from './answer'
import { Big, percent } from './numbers'

function ticketmaster(asked: Asked): Answer {
  const whole = asked.number('quantity', 1).round(0, Big.roundDown)
  const quantity = whole.eq(0) ? Big(1) : whole
  const tickets = asked.number('ticketPrice').times(quantity)
  return {
    bill: {
      start: { amount: tickets },
      parts: {
        serviceFee: percent(12, tickets),
        processingFee: quantity.times('2.5'),
        facilityFee: percent(8, tickets),
      },
      total: 'totalFees',
      end: { key: 'totalCost', parts: 'added' },
    },
  }
}

function copart(asked: Asked): Answer {
  const bid = asked.number('winningBid')
  const isBroker = asked.choice('buyerType', 'individual', 'dealer', 'broker') === 'broker'
  const isCanada = asked.choice('location', 'us', 'canada') === 'canada'
  const isShipped = asked.choice('includeShipping', 'false', 'true') === 'true'
  const rate = bid.lte('99.99')
    ? 25
    : bid.lte('199.99')
      ? 20
      : bid.lte('299.99')
        ? 15
        : bid.lte('399.99')
          ? 12
          : bid.lte('499.99')
            ? 10
            : bid.lte('999.99')
              ? 8
              : 5
  return {
    bill: {
      start: { amount: bid },
      parts: {
        buyerFee: percent(rate, bid),
        documentationFee: Big(isBroker ? 75 : 50),
        gateFee: Big(75),
        internetBidFee: Big(25),
        shippingFee: isShipped ? Big(isCanada ? 800 : 600) : undefined,
      },
      total: 'totalFees',
      end: { key: 'totalCost', parts: 'added' },
    },
  }
}

function stubhub(asked: Asked): Answer {
  const subtotal = asked.number('ticketPrice').times(asked.number('ticketQuantity'))
  if (asked.choice('userRole', 'buyer', 'seller') === 'seller')
    return deduction('subtotal', subtotal, { serviceFee: percent(15, subtotal) }, { total: 'totalFees' })
  const isPhysical = asked.choice('deliveryMethod', 'electronic', 'physical') === 'physical'
  return {
    bill: {
      start: { key: 'subtotal', amount: subtotal },
      parts: {
        serviceFee: percent(23, subtotal),
        deliveryFee: Big(isPhysical ? 10 : 5),
        processingFee: Big(5),
      },
      total: 'totalFees',
      end: { key: 'total', parts: 'added' },
    },
  }
}

function marketplace(asked: Asked): Answer {
  const item = asked.number('itemPrice')
  const gross = item.plus(asked.number('shippingCharged'))
  return deduction(
    'gross',
    gross,
    {
      finalValueFee: percent('12.9', gross),
      paymentProcessingFee: percent('2.9', gross).plus('0.30'),
      promotedListingFee: percent(asked.number('promotedListingRate'), item),
    },
    { total: 'totalFees' },
  )
}

function australia(asked: Asked): Answer {
  const item = asked.number('itemPrice')
  const gross = item.plus(asked.number('shippingCharged'))
  return deduction(
    undefined,
    gross,
    {
      fvf: percent('13.2', gross),
      paymentFee: percent('2.9', gross).plus('0.30'),
      promoFee: percent(asked.number('promotedListingRate'), item),
    },
    { total: 'totalFees', end: 'profit' },
  )
}

function depop(asked: Asked): Answer {
  const gross = asked.number('itemPrice').plus(asked.number('shippingCharged'))
  return deduction(
    undefined,
    gross,
    {
      depopFee: percent(10, gross),
      paymentFee: percent('2.9', gross).plus('0.30'),
      tax: percent(asked.number('taxRate'), gross),
    },
    { total: 'totalFees', end: 'profit' },
  )
}

export const SALES: Readonly<Record<string, Oracle>> = {
  'ticketmaster-fee-calculator': ticketmaster,
  'copart-fees-calculator': copart,
  'stubhub-fee-calculator': stubhub,
  'ebay-fee-calculator': marketplace,
  'ebay-uk-fee-calculator': marketplace,
  'ebay-australia-fee-calculator': australia,
  'depop-fee-calculator': depop,
}
