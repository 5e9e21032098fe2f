import type { Calculator } from './calculator'
import type { Rates } from './rates'

/** The calculator by other rates: those that it has, and those that its results go by. */
export const withRates = (calculator: Calculator, rates: Rates): Calculator => ({
  ...calculator,
  rates,
  run: (raw, others = rates) => calculator.run(raw, others),
})
