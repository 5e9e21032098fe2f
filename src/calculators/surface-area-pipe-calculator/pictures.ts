import { circle, dimension, line, rect, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const { figure, example, number } = reading(calculator)
const insulated = example('of insulation')
const bare = { ...insulated, insulationThickness: 0 }
const outer = figure(insulated, 'diameter')
const inner = Number(insulated.outerDiameter)
const layer = Number(insulated.insulationThickness)
const feet = Number(insulated.length) / 12

const INCH = 15
const ROW = outer * INCH + 62
const CENTER = 75

function pipe(inputs: typeof insulated, diameter: number, top: number, name: string): string[] {
  const [radius, y] = [(diameter / 2) * INCH, top + 24 + (diameter / 2) * INCH]
  const left = 158
  return [
    text(0, top + 12, name, 'strong'),
    text(WIDTH, top + 12, `surface ${number(figure(inputs, 'squareFeet'))} sq ft`, 'end in-taken'),
    circle(CENTER, y, radius, diameter > inner ? 'taken-soft outline' : 'soft outline'),
    circle(CENTER, y, (inner / 2) * INCH, 'soft outline'),
    rect(
      left,
      y - radius,
      WIDTH - left - 1,
      2 * radius,
      diameter > inner ? 'taken-soft outline' : 'soft outline',
    ),
    ...(diameter > inner
      ? [-1, 1].map((sign) =>
          line(
            left,
            y + (sign * inner * INCH) / 2,
            WIDTH - 1,
            y + (sign * inner * INCH) / 2,
            'outline dashed',
          ),
        )
      : []),
    text(CENTER, y + 4.5, `D ${number(inner)} in`, 'middle'),
    text((left + WIDTH) / 2, y + 4.5, `length ${number(feet)} ft`, 'middle'),
    ...(diameter > inner
      ? [
          dimension(
            [CENTER - radius, y + radius + 14],
            [CENTER + radius, y + radius + 14],
            `D + 2t = ${number(diameter)} in`,
            'below',
          ),
        ]
      : []),
  ]
}

const bareRow = inner * INCH + 40

export const picture = drawing(
  {
    title: `${number(layer)} in of insulation on a ${number(inner)} in pipe`,
    alt: `A pipe of ${number(inner)} inches from the end and from the side, bare and with ${number(layer)} inch of insulation all around, to scale. Over ${number(feet)} feet the surface grows from ${number(figure(bare, 'squareFeet'))} to ${number(figure(insulated, 'squareFeet'))} square feet.`,
    caption:
      'Diameters to scale, length cut short. D is the outer diameter of the bare pipe, t the thickness of the insulation on one side.',
  },
  bareRow + ROW + 8,
  [...pipe(bare, inner, 0, 'Bare'), ...pipe(insulated, outer, bareRow, 'Insulated')],
)
