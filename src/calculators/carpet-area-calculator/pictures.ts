import { rect, text } from '../../pictures/drawing'
import { picture as drawing, WIDTH } from '../../pictures/picture'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const { run, figureOf, example, number } = reading(calculator)

const flat = run(example('starts with'))
const area = (key: string) => figureOf(flat, key)
const [builtUp, walls, balcony, carpet, whole] = [
  'builtUpArea',
  'wallArea',
  'balconyArea',
  'carpetArea',
  'superBuiltUp',
].map(area) as [number, number, number, number, number]

/** Rectangles of these areas, one inside the other: the flat is as wide as the picture. */
const DEEP = 190
const scale = (WIDTH * DEEP) / builtUp
const strip = ((whole - builtUp) * scale) / WIDTH
const balconyWide = (balcony * scale) / DEEP
const inner = WIDTH - balconyWide
/** The thickness t of a wall all around: (wide − 2t)(deep − 2t) is the carpet area. */
const sum = inner + DEEP
const wall = (sum - Math.sqrt(sum ** 2 - 4 * walls * scale)) / 4

const sqft = (value: number) => `${number(value)} sq ft`
const middle = inner / 2

export const picture = drawing(
  {
    title: `${number(carpet)} of ${sqft(whole)} is carpet area`,
    alt: `A flat to scale: carpet area ${sqft(carpet)}, around it walls of ${sqft(walls)} and a balcony of ${sqft(balcony)}, together ${sqft(builtUp)} built-up; with ${sqft(whole - builtUp)} of shared lobbies, stairs and elevators ${sqft(whole)} super built-up.`,
    caption: 'Areas to scale, for the first worked example. How rooms are laid out does not matter.',
  },
  DEEP + strip + 1,
  [
    rect(0.5, 0.5, WIDTH - 1, strip, 'taken-soft edged'),
    text(8, strip / 2 + 5, `Share of lobbies, stairs, elevators: ${sqft(whole - builtUp)}`),
    rect(0.5, strip + 0.5, inner, DEEP - 1, 'muted'),
    rect(wall, strip + wall, inner - 2 * wall, DEEP - 2 * wall, 'soft'),
    rect(inner, strip + 0.5, balconyWide - 0.5, DEEP - 1, 'sunken edged'),
    text(middle, strip + DEEP / 2 - 24, 'Carpet area', 'strong middle'),
    text(middle, strip + DEEP / 2 - 6, sqft(carpet), 'strong middle'),
    text(middle, strip + DEEP / 2 + 22, `+ walls ${number(walls)} + balcony ${number(balcony)}`, 'middle'),
    text(middle, strip + DEEP / 2 + 40, `= built-up area ${sqft(builtUp)}`, 'middle'),
    text(
      middle,
      strip + DEEP / 2 + 66,
      `+ share ${number(whole - builtUp)} = super built-up ${sqft(whole)}`,
      'middle',
    ),
    `<text transform="translate(${Math.round(inner + balconyWide / 2 + 5)} ${Math.round(strip + DEEP / 2)}) rotate(-90)" class="middle">balcony</text>`,
  ],
)
