import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, number } = reading(calculator)

/** Coverage widths in inches that boards commonly come to. */
const WIDTHS = [3.5, 4.5, 5.125, 5.5, 5.75, 7.25]
const AREA = 100

const boards = (boardLength: number) => (boardWidth: number) =>
  number(figure({ area: AREA, boardWidth, boardLength, wastePercent: 0 }, 'boardsNeeded'), 0)

export const tables = {
  boards: table(WIDTHS, {
    [`Boards per ${AREA} sq ft`]: (width) => `${number(width, 3)} in wide`,
    '8 ft': boards(96),
    '10 ft': boards(120),
    '12 ft': boards(144),
  }),
}
