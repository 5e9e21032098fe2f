import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './policy'

const HASH = 'sha256-BwpyG47fASjaDmjHXcPxDypOvLmsNu+HzSq81lXgs3s='
const INLINE = { scripts: [HASH], styles: [HASH] }
const ADS = { scripts: ['https://ads.example', 'https://consent.example'] }

const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate()

describe('the policy without ads', () => {
  const policy = contentSecurityPolicy(INLINE)

  it('has no finding of medium or high severity', () => {
    const grave = findings(policy).filter(({ severity }) => severity <= Severity.MEDIUM)
    expect(grave.map(({ description }) => description)).toEqual([])
  })

  it('allows nothing by default, nothing inline without a hash, no frames, no base', () => {
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain(`script-src 'self' '${HASH}'`)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/unsafe|https:|\*/)
  })
})

describe('the policy of a page with ads', () => {
  const policy = contentSecurityPolicy(INLINE, ADS)

  it('still forbids inline code and evaluation', () => {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  })

  it('lets the provider in and nothing at large', () => {
    expect(policy).toContain(`script-src 'self' '${HASH}' https://ads.example https://consent.example;`)
    expect(policy).toContain('frame-src https://ads.example https://consent.example')
    expect(policy).toContain("connect-src 'self' https://ads.example https://consent.example;")
    expect(findings(policy).filter(({ severity }) => severity <= Severity.HIGH)).toEqual([])
  })
})

it('notices a weak policy, so that the checks above can fail', () => {
  expect(findings("script-src 'unsafe-inline' *").some(({ severity }) => severity === Severity.HIGH)).toBe(
    true,
  )
})
