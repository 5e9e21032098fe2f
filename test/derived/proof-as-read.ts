/** The proof of a price worked back to, as it is read: figures taken from its text, cent by cent. */
import { expect } from 'vitest'
import type { Calculator } from '../../src/engine/calculator'
import { centsText } from '../../src/engine/counted-cents'
import { exact } from '../../src/engine/exact'
import { type ProofLine, proofOf } from '../../src/engine/proof'
import type { ReverseResult } from '../../src/engine/reverse'

/** As a visitor reads it: "−$14.84", "+$3.00". */
function read({ formats }: Calculator, { amount, sign }: ProofLine): string {
  return `${sign ?? ''}${formats.money(amount)}`
}

/** Cents from a text such as "$1,234.50", "−3,00 €". */
function cents(text: string): number {
  const minuses = [...text.matchAll(/[-−]/g)].length
  return Number(text.replaceAll(/\D/g, '')) * (minuses % 2 ? -1 : 1)
}

/** "$44.74 + $15.00" or "$50.00 × 2", worked out from its text. */
function workedOut(text: string): number {
  const [first = '', second = ''] = text.split(/ [+×] /)
  return text.includes('×') ? cents(first) * Number(second) : cents(first) + cents(second)
}

/** Its lines begin with the price and add up to the end, which is what was wanted if that can be had. */
export function expectProof(slug: string, calculator: Calculator, found: ReverseResult, wanted: number) {
  const lines = proofOf(calculator, found)
  const figures = lines.map((line) => cents(read(calculator, line)))
  const end = figures.pop()
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(end)
  if (found.isExact) expect(end).toBe(wanted)
  const [start] = lines
  const price = cents(centsText(found.cents))
  if (start?.because) {
    expect(workedOut(start.because)).toBe(figures[0])
    expect(start.because).toContain(calculator.formats.money(exact(price).over(100)))
  } else
    expect(figures[0], `${slug}/calculator.ts: 'start' is not the price alone, so it needs a 'because'`).toBe(
      price,
    )
}
