import { reading } from '../../pictures/reading'
import calculator from './calculator'

export const YEARS = 5
/** Percent a year, on the base rent alone. */
export const ESCALATION = 3

const { run, figureOf, example } = reading(calculator)

/** The first worked example, whose rent is carried on. */
export const store = example('triple net')

export const years = Array.from({ length: YEARS }, (_, index) => {
  const rate = Number((Number(store.rate) * (1 + ESCALATION / 100) ** index).toFixed(2))
  const year = run({ ...store, rate })
  return {
    year: index + 1,
    rate,
    base: figureOf(year, 'baseRent'),
    extra: figureOf(year, 'totalAdditional'),
    total: figureOf(year, 'annualRent'),
    allIn: figureOf(year, 'allInRate'),
  }
})
