import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'
import { years } from './years'

const { money } = reading(calculator)

export const tables = {
  years: table(years, {
    Year: ({ year }) => String(year),
    'Base rent': ({ base }) => money(base),
    Charges: ({ extra }) => money(extra),
    'All-in per sq ft': ({ allIn }) => money(allIn),
  }),
}
