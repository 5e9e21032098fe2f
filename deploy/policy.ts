/** How the site is served: the one source for nginx, for static hosts and for `npm start`. */

/** What a page's own markup needs to be allowed, found in the built HTML. */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Origins that an advertising page may talk to, when advertising is configured. */
export interface AdOrigins {
  readonly hosts: readonly string[]
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')

/** Nothing is allowed but the site's own scripts and the inline pieces whose hashes are listed. */
export function contentSecurityPolicy({ scripts, styles }: Inline, ads?: AdOrigins): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${quoted(scripts)}`.trim(),
    'style-src': styles.length ? quoted(styles) : "'none'",
    'img-src': "'self'",
    // The search reads its index from the site.
    'connect-src': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  }
  if (ads) Object.assign(directives, adDirectives(scripts, ads))
  else directives['require-trusted-types-for'] = "'script'"
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** AdSense loads from more hosts than the one that its script comes from. */
const ADSENSE = 'https://pagead2.googlesyndication.com'
const ADSENSE_HOSTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.googleadservices.com',
  'https://*.adtrafficquality.google',
  'https://fundingchoicesmessages.google.com',
]

/**
 * The providers' hosts come in, inline scripts stay forbidden. Styles may be inline: a consent provider's script brings its
 * own, and a hash beside that would take it back. 'strict-dynamic' would be tidier, but Chromium then
 * refuses the form's own dynamic import, because its loader is allowed by hash and not by nonce.
 */
function adDirectives(scripts: readonly string[], ads: AdOrigins): Record<string, string> {
  const hosts = [...ads.hosts, ...(ads.hosts.includes(ADSENSE) ? ADSENSE_HOSTS : [])].join(' ')
  return {
    'script-src': `'self' ${quoted(scripts)} ${hosts}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: ${hosts}`,
    'connect-src': `'self' ${hosts}`,
    'frame-src': hosts,
  }
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export interface Rule {
  /** A path, or a folder with everything in it. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const CACHE = 'Cache-Control'
const SHARING = 'Cross-Origin-Resource-Policy'

/** Translators show a page at an address of their own, and its scripts come from here: else no form would work there. */
const FOR_COPIES = { [SHARING]: 'cross-origin', 'Access-Control-Allow-Origin': '*' }

/** Folders of files whose name changes with their content: each is one and the same file for ever. */
export const HASHED_FOLDERS = ['_astro', 'pictures'] as const

/** The rule for everything, then the exceptions, each naming only what differs. */
export const RULES: readonly [everything: Rule, ...exceptions: Rule[]] = [
  { path: '/', headers: { [CACHE]: 'no-cache', [SHARING]: 'same-origin' } },
  ...HASHED_FOLDERS.map((folder) => ({
    path: `/${folder}/`,
    headers: { [CACHE]: 'public, max-age=31536000, immutable', ...FOR_COPIES },
  })),
  { path: '/search.json', headers: FOR_COPIES },
  // Pictures of shared links are shown by other sites; that is what they are for.
  { path: '/og/', headers: { [CACHE]: 'public, max-age=86400', [SHARING]: 'cross-origin' } },
  { path: '/favicon.svg', headers: { [CACHE]: 'public, max-age=86400' } },
  { path: '/favicon.ico', headers: { [CACHE]: 'public, max-age=86400' } },
  { path: '/apple-touch-icon.png', headers: { [CACHE]: 'public, max-age=86400' } },
]

/** By the ending of a file; nothing else is served. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}
