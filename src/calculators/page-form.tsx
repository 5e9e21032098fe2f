import { useMemo } from 'react'
import type { Calculator } from '../engine/calculator'
import { CalculatorForm } from '../form/calculator-form'
import type { Slots } from '../form/slots'

/** What the page knows and a calculator does not. */
export interface PageProps {
  /** Folders of others that deal with the same money. */
  siblings?: readonly string[]
  /** The folder whose published sets can be chosen, where there are any. */
  published?: string
}

interface PageFormProps extends PageProps {
  calculator: Calculator
  slots?: Slots
}

/** The one form on a calculator's page. */
function PageForm({ siblings, published, ...form }: PageFormProps) {
  const loadSiblings = useMemo(() => {
    if (!siblings?.length) return undefined
    return async () => (await import('./siblings')).loadSiblings(siblings)
  }, [siblings])
  const loadPublished = useMemo(() => {
    if (!published) return undefined
    return async () => (await import('./published')).loadPublished(published)
  }, [published])
  return <CalculatorForm {...form} {...{ loadSiblings, loadPublished }} />
}

/** The form of a calculator's page, together with the calculator, for the pages that compare theirs with it. */
export const formFor = (calculator: Calculator, slots?: Slots) =>
  Object.assign((props: PageProps) => <PageForm {...props} calculator={calculator} slots={slots} />, {
    calculator,
  })
