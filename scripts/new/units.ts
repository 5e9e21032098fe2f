/** A new calculator that measures: the area of a rectangle, in feet or inches, with its text and its proof. */
import type { Files } from './files.ts'

const calculatorSource = (name: string) => `import { defineCalculator } from '../../engine/calculator'
import { choice, number } from '../../engine/fields'
import { asNumber, because } from '../../engine/phrase'
import { constant } from '../../engine/rates'
import { noResult, numberLine } from '../../engine/result'

const IN_INCHES = { field: 'units', is: 'inches', unit: 'in', spoken: ', in inches' }

export default defineCalculator({
  name: '${name}',
  // To be written: what menus say, the German one in German.
  shortName: { en: '${name}', de: '${name}' },
  category: 'measures',
  icon: 'calculator',
  needs: 'Needs a length and a width above 0.',
  principal: 'length',
  fields: {
    units: choice({
      label: 'Measured in',
      options: [
        ['feet', 'Feet'],
        ['inches', 'Inches'],
      ],
      default: 'feet',
    }),
    length: number({ label: 'Length', unit: 'ft', spoken: ', in feet', rewordedWhen: [IN_INCHES] }),
    width: number({ label: 'Width', unit: 'ft', spoken: ', in feet', rewordedWhen: [IN_INCHES] }),
  },
  rates: {
    squareInches: constant({
      label: 'Square inches in a square foot',
      value: 144,
      unit: 'sq in',
      locked: true,
    }),
  },
  calculate({ units, length, width }, rates) {
    if (!length.isAbove(0) || !width.isAbove(0)) return noResult
    const perFoot = rates.squareInches.value
    const product = length.times(width)
    return {
      headline: 'area',
      lines: [
        numberLine({
          key: 'area',
          label: 'Area',
          type: 'total',
          value: units === 'feet' ? product : product.over(perFoot),
          maxDecimals: 2,
          unit: 'sq ft',
          because:
            units === 'feet'
              ? because\`\${asNumber(length, 'ft')} × \${asNumber(width, 'ft')}\`
              : because\`\${asNumber(length, 'in')} × \${asNumber(width, 'in')} ÷ \${asNumber(perFoot)}\`,
        }),
      ],
    }
  },
  examples: [
    { title: 'A floor of 15 × 10 ft', inputs: { length: 15, width: 10 }, shows: { area: '150' } },
    {
      title: 'A door of 80 × 30 in',
      inputs: { units: 'inches', length: 80, width: 30 },
      shows: { area: '16.67' },
    },
  ],
})
`

const CONTENT = `export const { result, number } = quote(calculator)

export const perFoot = number(calculator.rates.squareInches.value)
export const FLOOR = { length: 15, width: 10 }
export const floor = result(FLOOR)

export const faq = [
  { question: 'To be written: what do people ask? Five or more.', answer: \`A square foot has \${perFoot} square inches.\` },
]

## How the area is worked out

To be written: a floor of {FLOOR.length} by {FLOOR.width} feet has {floor.area}.

> Area in sq ft = length in ft × width in ft
>
> Area in sq ft = length in inches × width in inches ÷ {perFoot}

<Picture />

## Areas by length and width

<Table name="areas" />

## Worked examples

<Examples />

## What the area leaves out

To be written.

## How to measure better

To be written.
`

const PICTURE = `import { dimension, rect, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const { figure, example, number } = reading(calculator)

const floor = example('A floor')
const [length, width] = [Number(floor.length), Number(floor.width)]
const area = \`\${number(figure(floor, 'area'))} sq ft\`

/** What the dimensions take to the right of the rectangle and below it. */
const [RIGHT, BELOW] = [64, 36]
const FOOT = (WIDTH - RIGHT) / length
const [across, down] = [length * FOOT, width * FOOT]

export const picture = drawing(
  {
    title: \`\${number(length)} × \${number(width)} ft is \${area}\`,
    alt: \`A rectangle to scale, \${number(length)} feet long and \${number(width)} feet wide, with an area of \${area}.\`,
    caption: 'To scale, for the first worked example.',
  },
  down + BELOW,
  [
    rect(0.5, 0.5, across, down, 'soft edged'),
    text(across / 2, down / 2 + 4.5, area, 'strong middle'),
    dimension([0.5, down + 14], [across + 0.5, down + 14], \`\${number(length)} ft\`, 'below'),
    dimension([across + 14, 0.5], [across + 14, down + 0.5], \`\${number(width)} ft\`, 'right'),
  ],
)
`

const TABLES = `import { reading } from '../../pictures/reading'
import { table } from '../../pictures/table'
import calculator from './calculator'

const { figure, number } = reading(calculator)

/** In feet. */
const WIDTHS = [8, 10, 12]

const area = (length: number) => (width: number) => \`\${number(figure({ length, width }, 'area'))} sq ft\`

export const tables = {
  areas: table(WIDTHS, {
    Width: (width) => \`\${number(width)} ft\`,
    '10 ft long': area(10),
    '20 ft long': area(20),
  }),
}
`

const testSource = (name: string) => `describe('${name}', () => {
  it.each(['', '0', '-1'])('shows nothing for a width of %j', (width) => {
    expect(lines({ length: 15, width })).toEqual({})
  })

  it('rounds half-up to two decimals', () => {
    expect(lines({ length: 1.005, width: 1 })).toEqual({ area: '1.01' })
  })
})
`

const ORACLE = `import { type Answer, type Asked, upTo } from '../../../test/oracle/answer'

export default function oracle(asked: Asked): Answer | undefined {
  const length = asked.number('length')
  const width = asked.number('width')
  if (length.lte(0) || width.lte(0)) return undefined
  const product = length.times(width)
  const isInFeet = asked.choice('units', 'feet', 'inches') === 'feet'
  return { lines: { area: upTo(2, isInFeet ? product : product.div(144)) } }
}
`

const CASES = `{
  "inputs": [
    { "name": "units", "kind": "select", "options": ["feet", "inches"], "default": "feet" },
    { "name": "length", "kind": "number", "default": "" },
    { "name": "width", "kind": "number", "default": "" }
  ],
  "outputs": { "area": "upto2" },
  "cases": [
    { "inputs": { "units": "feet", "length": "15", "width": "10" }, "expected": { "area": 150 } },
    { "inputs": { "units": "inches", "length": "80", "width": "30" }, "expected": { "area": 16.6666667 } }
  ],
  "rising": [{ "input": "length", "output": "area", "with": { "width": "10" } }]
}
`

export const units = (name: string): Files => ({
  'calculator.ts': calculatorSource(name),
  'content.mdx': CONTENT,
  'pictures.ts': PICTURE,
  'tables.ts': TABLES,
  'calculator.test.ts': testSource(name),
  'oracle.ts': ORACLE,
  'cases.json': CASES,
})
