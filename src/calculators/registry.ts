import type { Calculator } from '../engine/calculator'

/** Home order. A folder that is not listed comes last, by its name. */
const ORDER = [
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
const NOT_IN_MENU = ['square-fee-calculator', 'ideal-waist-size-calculator']
const MENU_SIZE = 25
const HEADER_SIZE = 12

/** A calculator and the folder it lives in, which is also its address. */
export interface Listed {
  readonly slug: string
  readonly path: string
  readonly calculator: Calculator
}

const modules = import.meta.glob<{ default: Calculator }>('./*/calculator.ts', { eager: true })

const place = (slug: string) => {
  const index = ORDER.indexOf(slug)
  return index === -1 ? ORDER.length : index
}

export const calculators: readonly Listed[] = Object.entries(modules)
  .map(([file, { default: calculator }]) => {
    const slug = file.split('/')[1] as string
    return { slug, path: `/${slug}/`, calculator }
  })
  .sort((a, b) => place(a.slug) - place(b.slug) || a.slug.localeCompare(b.slug))

export const menu = calculators.filter(({ slug }) => !NOT_IN_MENU.includes(slug)).slice(0, MENU_SIZE)

export const header = menu.slice(0, HEADER_SIZE)
