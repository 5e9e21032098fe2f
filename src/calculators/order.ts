/** Home order. A folder that is not listed comes last, by its name. */
export const ORDER = [
  'square-fee-calculator',
  'ticketmaster-fee-calculator',
  'copart-fees-calculator',
  'stubhub-fee-calculator',
  'venmo-fee-calculator',
  'stripe-fees-calculator',
  'cashapp-fee-calculator',
  'ebay-fee-calculator',
  'ebay-uk-fee-calculator',
  'probate-fees-calculator',
  'paypal-gebuehrenrechner',
  'ebay-australia-fee-calculator',
  'depop-fee-calculator',
  'area-irregular-shapes-calculator',
  'centipoise-centistokes-calculator',
  'mg-per-ml-calculator',
  'units-ml-calculator',
  'area-per-person-calculator',
  'parking-area-calculator',
  'carpet-area-calculator',
  'commercial-lease-calculator',
  'board-coverage-calculator',
  'db-to-watts-calculator',
  'shelf-life-calculator',
  'cfm-to-tons-calculator',
  'surface-area-pipe-calculator',
  'ideal-waist-size-calculator',
]

/** Found on home and by search, not in the menu. */
export const NOT_IN_MENU = ['square-fee-calculator', 'ideal-waist-size-calculator']
export const MENU_SIZE = 25
export const HEADER_SIZE = 12

const place = (slug: string) => {
  const index = ORDER.indexOf(slug)
  return index === -1 ? ORDER.length : index
}

export const inOrder = (slugs: readonly string[]): string[] =>
  slugs.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))

/** However many calculators there are, the menu holds the first that fit. */
export const menuOf = (slugs: readonly string[]): string[] =>
  inOrder(slugs)
    .filter((slug) => !NOT_IN_MENU.includes(slug))
    .slice(0, MENU_SIZE)

/** The header holds the first of the menu. */
export const headerOf = (slugs: readonly string[]): string[] => menuOf(slugs).slice(0, HEADER_SIZE)
