export const BRAND = 'Fee Estimators'

export const SITE_PROMISE =
  'Estimate what a sale, a payment or a purchase costs before you make it. Free, in your browser, with nothing stored.'

/** The calculator that the home page and its share image show: a sale as most people know it. */
export const SAMPLE = 'ebay-fee-calculator'

/** Pages that are no calculators, besides home, by the column of the footer that links them. */
export const STATIC_PAGES = {
  about: [
    { path: '/about/', name: 'aboutUs' },
    { path: '/contact/', name: 'contact' },
  ],
  legal: [
    { path: '/privacy-policy/', name: 'privacy' },
    { path: '/terms-of-service/', name: 'terms' },
    { path: '/disclaimer/', name: 'disclaimer' },
  ],
} as const

export const STATIC_PATHS: readonly string[] = Object.values(STATIC_PAGES).flatMap((linked) =>
  linked.map(({ path }) => path),
)

/** Calculators that every footer links. */
export const POPULAR = [
  'ticketmaster-fee-calculator',
  'stripe-fees-calculator',
  'ebay-fee-calculator',
  'ebay-uk-fee-calculator',
  'paypal-gebuehrenrechner',
]
