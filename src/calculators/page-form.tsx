import { useMemo } from 'react'
import type { Calculator } from '../engine/calculator'
import { CalculatorForm } from '../form/calculator-form'
import type { Pieces } from '../form/pieces'

/** What the page knows and a calculator does not: which others deal with the same money. */
export interface PageProps {
  siblings?: readonly string[]
}

interface PageFormProps extends PageProps {
  calculator: Calculator
  pieces?: Pieces
}

/** The one form on a calculator's page. */
export function PageForm({ siblings, ...form }: PageFormProps) {
  const load = useMemo(() => {
    if (!siblings?.length) return undefined
    return async () => {
      const { loadSiblings } = await import('./siblings')
      return loadSiblings(siblings)
    }
  }, [siblings])
  return <CalculatorForm {...form} loadSiblings={load} />
}
