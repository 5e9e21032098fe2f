import { chart } from '../../pictures/chart'
import { circle, line, text } from '../../pictures/drawing'
import { reading } from '../../pictures/reading'
import calculator from './calculator'
import { fluids } from './fluids'

const VISCOSITIES = { from: 0.3, to: 150, ticks: [0.5, 1, 10, 100] }

const ROW = 42
/** From the top of the chart to the line of the first fluid. */
const FIRST = 4

const { number } = reading(calculator)

export const picture = chart(
  {
    title: 'Typical viscosities: cP filled, cSt open',
    alt: `Five fluids on a scale from 0.3 to 150: ${fluids.map(({ label, viscosity, kinematic }) => `${label} ${viscosity} cP or ${number(kinematic)} cSt`).join(', ')}. The figure in cSt is larger for all that are lighter than water.`,
    caption:
      'Typical figures only: fuels and water at 20 °C, oils at 40 °C. The scale is logarithmic: equal distances are equal ratios.',
    x: { label: 'cP or cSt', isLog: true, format: (value) => number(value), ...VISCOSITIES },
    y: { label: '', from: 0, to: fluids.length, ticks: [], format: () => '' },
    height: FIRST + (fluids.length - 1) * ROW + 14,
  },
  (plot) =>
    fluids.flatMap(({ label, viscosity, kinematic }, row) => {
      const y = plot.top + FIRST + row * ROW
      const [dynamicX, kinematicX] = [plot.x(viscosity), plot.x(kinematic)]
      const isFar = kinematicX > 200
      return [
        line(plot.left, y, plot.right, y, 'grid'),
        text(0, y - 14, label, 'strong'),
        line(dynamicX, y, kinematicX, y, 'line-taken'),
        circle(kinematicX, y, 5, 'dot'),
        circle(dynamicX, y, 5, 'kept'),
        text(
          isFar ? dynamicX - 12 : kinematicX + 12,
          y + 4.5,
          kinematic === viscosity
            ? `${number(viscosity)} cP and cSt`
            : `${number(viscosity)} cP, ${number(kinematic, 1)} cSt`,
          isFar ? 'halo end' : 'halo',
        ),
      ]
    }),
)
