import { dimension, path, rect, tenth, text } from '../../pictures/drawing'
import { picture as drawing } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const INCH = 22
const WALL = 100
const LENGTH = 96

const { figure, number } = reading(calculator)
const boards = (boardWidth: number) =>
  number(figure({ area: WALL, boardWidth, boardLength: LENGTH, wastePercent: 0 }, 'boardsNeeded'), 0)

/** Usual sizes in inches: what a board measures, and what it loses or gains beside the next one. */
const DECK = { width: 5.5, gap: 0.25 }
const TONGUE = { width: 5.5, tongue: 0.375 }
const LAP = { width: 5.5, lap: 1 }

const THICK = 15
const ROW = 92
const LEFT = 24

const note = (y: number, name: string, covers: number) =>
  text(0, y + 12, name, 'strong') + text(340, y + 12, `${boards(covers)} boards per ${WALL} sq ft`, 'end')

function deck(y: number): string[] {
  const covers = DECK.width + DECK.gap
  return [
    note(y, `Gap of ${number(DECK.gap)} in`, covers),
    ...[0, 1].map((index) =>
      rect(LEFT + index * covers * INCH, y + 28, DECK.width * INCH, THICK, 'soft outline'),
    ),
    dimension([LEFT, y + 58], [LEFT + covers * INCH, y + 58], `covers ${number(covers)} in`, 'below'),
  ]
}

function tongue(y: number): string[] {
  const covers = TONGUE.width - TONGUE.tongue
  const [wide, nose, third] = [covers * INCH, TONGUE.tongue * INCH, THICK / 3]
  const board = (x: number) =>
    path(
      `M${tenth(x)} ${y + 28}h${tenth(wide)}v${third}h${tenth(nose)}v${third}h${tenth(-nose)}v${third}h${tenth(-wide)}v${-third}h${tenth(nose)}v${-third}h${tenth(-nose)}z`,
      'soft outline',
    )
  return [
    note(y, `Tongue of ${number(TONGUE.tongue, 3)} in`, covers),
    board(LEFT),
    board(LEFT + wide),
    dimension([LEFT, y + 58], [LEFT + wide, y + 58], `covers ${number(covers, 3)} in`, 'below'),
  ]
}

function lap(y: number): string[] {
  const covers = LAP.width - LAP.lap
  const [wide, rise] = [LAP.width * INCH, 12]
  const board = (x: number) =>
    path(`M${tenth(x)} ${y + 34}l${tenth(wide)} ${-rise}v9l${tenth(-wide)} ${rise}z`, 'soft outline')
  return [
    note(y, `Lap of ${number(LAP.lap)} in`, covers),
    board(LEFT + covers * INCH),
    board(LEFT),
    dimension([LEFT, y + 58], [LEFT + covers * INCH, y + 58], `covers ${number(covers)} in`, 'below'),
  ]
}

export const picture = drawing(
  {
    title: `A ${DECK.width} in board: what it covers`,
    alt: `Cross-sections to scale: with a gap a board covers more than its width, with a tongue or a lap less. Boards of ${LENGTH} inches for ${WALL} square feet: ${boards(DECK.width + DECK.gap)}, ${boards(TONGUE.width - TONGUE.tongue)} and ${boards(LAP.width - LAP.lap)}.`,
    caption: `Enter the width a board covers. Boards are ${LENGTH} in long, without waste.`,
  },
  3 * ROW - 10,
  [...deck(0), ...tongue(ROW), ...lap(2 * ROW)],
)
