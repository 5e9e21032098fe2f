import { line, rect, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'
import { ESCALATION, store, YEARS, years } from './years'

const HEIGHT = 150
const TOP = 22
const COLUMN = WIDTH / YEARS
const BAR = COLUMN - 14

const { money, number } = reading(calculator)
const first = years[0] as (typeof years)[number]
const last = years.at(-1) as (typeof years)[number]
const scale = HEIGHT / last.total
const bottom = TOP + HEIGHT

export const picture = drawing(
  {
    title: `Yearly rent, base rising ${ESCALATION}% a year`,
    alt: `Yearly rent of a ${number(Number(store.rentableSqft))}-square-foot store: from ${money(first.total)} in year 1 to ${money(last.total)} in year ${YEARS}, of which ${money(first.extra)} are charges that stay the same.`,
    caption: `The first worked example: ${money(first.rate)} per sq ft in year 1, ${money(last.rate)} in year ${YEARS}; charges unchanged.`,
  },
  bottom + 56,
  [
    ...years.flatMap(({ base, extra, total, rate }, index) => {
      const x = index * COLUMN + 7
      const middle = x + BAR / 2
      const isFirst = index === 0
      return [
        rect(x, bottom - base * scale, BAR, base * scale, 'base'),
        rect(x, bottom - total * scale, BAR, extra * scale, 'taken-3'),
        text(middle, bottom - total * scale - 6, `$${number(total / 1000, 1)}k`, 'strong middle'),
        text(middle, bottom + 17, isFirst ? 'year 1' : String(index + 1), 'middle muted'),
        text(middle, bottom + 34, money(rate), 'middle'),
        ...(isFirst
          ? [
              text(middle, bottom - (base * scale) / 2 + 5, 'base', 'on-base middle'),
              text(middle, bottom - (base + extra / 2) * scale + 4.5, 'charges', 'middle'),
            ]
          : []),
      ]
    }),
    line(0, bottom, WIDTH, bottom, 'axis'),
    text(0, bottom + 51, 'base rent per square foot, for the year', 'muted'),
  ],
)
