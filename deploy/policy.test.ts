import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, RULES, SECURITY_HEADERS } from './policy'

const HASH = 'sha256-BwpyG47fASjaDmjHXcPxDypOvLmsNu+HzSq81lXgs3s='
const INLINE = { scripts: [HASH], styles: [HASH] }
const ADS = { hosts: ['https://ads.example', 'https://consent.example'] }

const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()

describe('the policy without ads', () => {
  const policy = contentSecurityPolicy(INLINE)

  it('has no finding of medium or high severity', () => {
    const grave = findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave.map(({ description }) => description)).toEqual([])
  })

  it('allows nothing but what the site itself has: nothing inline without a hash, no frames, no base, no form sent', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' '${HASH}'`,
      `style-src '${HASH}'`,
      "img-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ])
  })

  it('allows no style where a page has none', () => {
    expect(contentSecurityPolicy({ scripts: [], styles: [] })).toContain(
      "script-src 'self'; style-src 'none';",
    )
  })
})

describe('the policy of a page with ads', () => {
  const policy = contentSecurityPolicy(INLINE, ADS)

  it('lets providers and their inline styles in, and nothing at large; inline scripts and evaluation stay forbidden', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' '${HASH}' https://ads.example https://consent.example`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https://ads.example https://consent.example",
      "connect-src 'self' https://ads.example https://consent.example",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'frame-src https://ads.example https://consent.example',
    ])
    expect(findings(policy).filter(({ severity }) => severity <= Severity.HIGH)).toEqual([])
  })
})

it('every answer has the security headers', () => {
  expect(SECURITY_HEADERS).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
})

it('only files that are named by their content are kept for good, and no page is shown by another site', () => {
  const forGood = 'public, max-age=31536000, immutable'
  const rows = RULES.map(({ path, headers }) => [
    path,
    headers['Cache-Control'],
    headers['Cross-Origin-Resource-Policy'],
    headers['Access-Control-Allow-Origin'],
  ])
  expect(rows).toEqual([
    ['/', 'no-cache', 'same-origin', undefined],
    ['/_astro/', forGood, 'cross-origin', '*'],
    ['/pictures/', forGood, 'cross-origin', '*'],
    ['/search.json', undefined, 'cross-origin', '*'],
    ['/og/', 'public, max-age=86400', 'cross-origin', undefined],
    ['/favicon.svg', 'public, max-age=86400', undefined, undefined],
    ['/favicon.ico', 'public, max-age=86400', undefined, undefined],
    ['/apple-touch-icon.png', 'public, max-age=86400', undefined, undefined],
  ])
})

it('notices a weak policy, so that the checks above can fail', () => {
  expect(findings("script-src 'unsafe-inline' *").some(({ severity }) => severity === Severity.HIGH)).toBe(
    true,
  )
})
