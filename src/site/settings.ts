export const BRAND = 'Fee Estimators'

export const SITE_PROMISE =
  'See what a sale, a payment or a purchase really costs before you make it. Free, in your browser, nothing is stored.'

/** Pages that are no calculators, besides home. */
export const STATIC_PATHS = ['/about/', '/contact/', '/privacy-policy/', '/terms-of-service/', '/disclaimer/']
