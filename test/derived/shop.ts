import { type Calculator, type Definition, defineCalculator } from '../../src/engine/calculator'
import { charge } from '../../src/engine/charge'
import { money, number } from '../../src/engine/fields'
import type { Brackets, Rate, Rates, Tiers } from '../../src/engine/rates'
import { noResult } from '../../src/engine/result'
import { settle } from '../../src/engine/settle'

type Fee = Rate | Brackets | Tiers

const FIELDS = {
  price: money({ label: 'Price' }),
  quantity: number({ label: 'Quantity', whenBlank: 1 }),
  shipping: money({ label: 'Shipping' }),
}

interface Shop
  extends Partial<Pick<Definition<typeof FIELDS, Rates>, 'comparison' | 'language' | 'currency'>> {
  fees: readonly Fee[]
  /** What a sale leaves to the seller, or what it costs the buyer. */
  end?: 'net' | 'total'
  /** What the fees are charged on: the price alone, or everything that is sold at it. */
  of?: 'price' | 'price × quantity'
}

/** An invented shop, for schedules that no calculator of the site has. Nothing is sold for nothing. */
export const shop = ({ fees, end = 'net', of = 'price × quantity', ...rest }: Shop): Calculator =>
  defineCalculator({
    name: 'Shop',
    shortName: 'Shop',
    category: 'marketplaces',
    icon: 'store',
    currency: 'USD',
    ...rest,
    principal: 'price',
    fields: FIELDS,
    rates: Object.fromEntries(fees.map((fee, index) => [`fee${index}`, fee])),
    calculate({ price, quantity, shipping }, rates) {
      if (price.isBelow(0)) return noResult
      const sold = price.times(quantity).plus(shipping)
      const charged = of === 'price' ? price : sold
      return settle({
        start: { label: 'Sold', amount: sold },
        fees: Object.fromEntries(
          Object.entries(rates).map(([key, fee]) => [key, charge(fee as Fee, charged)]),
        ),
        end: { key: 'end', type: end },
      })
    },
    examples: [],
  })
