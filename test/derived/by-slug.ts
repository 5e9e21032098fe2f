import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'

export function bySlug(slug: string): Calculator {
  const listed = calculators.find((candidate) => candidate.slug === slug)
  if (!listed) throw new Error(`No calculator ${slug}`)
  return listed.calculator
}
