import { exact } from '../../engine/exact'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

export const YEARS = 5
/** Percent a year, on the base rent alone. */
export const ESCALATION = 3

const { run, figureOf, example } = reading(calculator)

/** The first worked example, whose rent is carried on. */
export const store = example('triple net')

const GROWTH = exact(100 + ESCALATION).over(100)

/** Rounded as everything is: half a cent up, on the exact decimal. */
const rateIn = (years: number): number =>
  Array.from({ length: years })
    .reduce<ReturnType<typeof exact>>((rate) => rate.times(GROWTH), exact(Number(store.rate)))
    .rounded(2)
    .toNumber()

export const years = Array.from({ length: YEARS }, (_, index) => {
  const rate = rateIn(index)
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
