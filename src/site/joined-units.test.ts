import { expect, it } from 'vitest'
import { withJoinedUnits } from './joined-units'

/** A space that is no place for a new line is shown as _. */
const joined = (html: string) => withJoinedUnits(html).replaceAll('\u00a0', '_')

it('a figure keeps its unit beside it, whatever stands around them', () => {
  expect(joined('<p>46 cP at 0.87 g/cm³, 3,000 sq ft, 20 °C</p>')).toBe(
    '<p>46_cP at 0.87_g/cm³, 3,000_sq_ft, 20_°C</p>',
  )
  expect(joined('<p>5 inside, 12 mLs, sq ft per person, 3 pieces</p>')).toBe(
    '<p>5 inside, 12 mLs, sq_ft per person, 3 pieces</p>',
  )
})

it('attributes and questions are left alone', () => {
  const html = '<img alt="46 cP"/><details><summary>Is 1 cP 1 cSt?</summary><p>At 1 g.</p></details>'
  expect(joined(html)).toBe(html)
})

it('a short bracket of a formula is not broken; a long one, and one in a sentence, may be', () => {
  expect(joined('<blockquote><p>Price = (kept + $0.10) ÷ (1 − 1.9%)</p></blockquote>')).toBe(
    '<blockquote><p>Price = (kept_+_$0.10) ÷ (1_−_1.9%)</p></blockquote>',
  )
  const long = '<blockquote>(what should be left + fixed amount)</blockquote><p>(a − b)</p>'
  expect(joined(long)).toBe(long)
})
