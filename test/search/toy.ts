/** A few things to be found, and what is found of them. */
import { type Findable, searchIn } from '../../src/site/search/match'

export const entry = (
  name: string,
  keywords: string[] = [],
  card = '',
  categories: string[] = [],
): Findable => ({
  names: [name],
  keywords,
  categories,
  card,
})

export const found = (items: readonly Findable[], query: string) =>
  searchIn(items)(query).found.map(({ names }) => names[0])

export const items = [
  entry('Square Fee Calculator', ['card reader', 'merchant fees']),
  entry('Ticketmaster Fee Calculator', ['concert'], 'Service fees on tickets.'),
  entry('Cash App Fee Calculator', ['send money']),
  entry('Irregular Area Calculator', ['square feet', 'lawn']),
  entry('PayPal-Gebührenrechner', ['händler']),
]
