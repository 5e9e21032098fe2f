/** The colours of the bar, held to what they promise: seen against the ground, and apart from each other by every eye. */
import { expect, it } from 'vitest'
import { colour, tokens } from './colours'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type Triple = readonly [number, number, number]

const token = (name: string, theme: Theme) => colour(name)[theme]

/** Red, green and blue as amounts of light, 0 to 1. */
const light = (colour: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** As WCAG defines it. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(light(one)), luminance(light(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

type Matrix = readonly [Triple, Triple, Triple]

/** What light becomes to an eye that lacks one kind of cone, by Machado, Oliveira and Fernandes (2009). */
const EYES: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix: Matrix, [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple

const TO_XYZ: Matrix = [
  [0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
]

/** CIELAB, in which equal distances look about equally different. */
function lab(colour: string, eye: Matrix): Triple {
  const seen = times(eye, light(colour)).map((value) => Math.min(Math.max(value, 0), 1)) as unknown as Triple
  const [x, y, z] = times(TO_XYZ, seen).map((t) =>
    t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116,
  ) as unknown as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function difference(one: string, other: string, eye: Matrix): number {
  const [a, b] = [lab(one, eye), lab(other, eye)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const TAKEN = ['part-1', 'part-2', 'part-3']
const PARTS = ['kept', 'part-base', 'loss', ...TAKEN]
/** What is kept, what fees come on top of and what is lost never stand in one bar. */
const PAIRS = ['kept', 'part-base', ...TAKEN].flatMap((one) =>
  TAKEN.filter((other) => other !== one).map((other) => [one, other] as const),
)

it('every colour has a light and a dark value, in the same order', () => {
  const [light, dark] = tokens
    .split('@media')
    .map((part) => [...part.matchAll(/--([\w-]+): #/g)].map(([, name]) => name))
  expect(dark).toEqual(light)
})

it.each(THEMES)('every part of the bar is seen against the ground and the card (%s)', (theme) => {
  for (const part of PARTS)
    for (const ground of ['sunken', 'card'])
      expect(
        contrast(token(part, theme), token(ground, theme)),
        `${part} on ${ground}`,
      ).toBeGreaterThanOrEqual(3)
})

it.each(THEMES)('amounts can be read inside their parts (%s)', (theme) => {
  for (const part of PARTS) {
    const text = token(part === 'part-1' ? 'on-part-1' : 'on-part', theme)
    expect(contrast(token(part, theme), text), part).toBeGreaterThanOrEqual(4.5)
  }
})

it.each(THEMES)('what is kept and what is taken next to it differ in lightness too (%s)', (theme) => {
  for (const part of ['kept', 'part-base'])
    expect(contrast(token(part, theme), token('part-1', theme)), part).toBeGreaterThanOrEqual(2)
  expect(contrast(token('part-1', theme), token('part-2', theme))).toBeGreaterThanOrEqual(2)
})

it.each(THEMES)('parts of one bar are apart for every kind of eye (%s)', (theme) => {
  for (const [name, eye] of Object.entries(EYES))
    for (const [one, other] of PAIRS)
      expect(
        difference(token(one, theme), token(other, theme), eye),
        `${one}, ${other}: ${name}`,
      ).toBeGreaterThan(20)
})

it.each(THEMES)('headlines can be read (%s)', (theme) => {
  for (const tone of ['kept', 'loss', 'ink', 'muted'])
    expect(contrast(token(tone, theme), token('sunken', theme)), tone).toBeGreaterThanOrEqual(4.5)
})
