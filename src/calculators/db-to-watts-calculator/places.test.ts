import { expect, it } from 'vitest'
import { DRAWING_WIDTH } from '../../form/deferred-drawing'
import { widthOf } from '../../pictures/labels'
import { nearest, PLACES } from './places'
import { powerText } from './power'

it('names the nearest signal', () => {
  expect(nearest(21)[1]).toBe('Wi-Fi router')
  expect(nearest(-300)).toBe(PLACES.at(-1))
  expect(nearest(300)).toBe(PLACES[0])
  // Halfway between two, it is the stronger.
  expect(nearest(55)).toBe(PLACES[0])
})

/** Letters of a drawing are 13 high; fonts of phones are no wider than this one. */
const LETTERS = 13

it.each(PLACES)('%d dBm, %s, fits below the ladder', (_level, what) => {
  expect(widthOf(`Nearest dot: ${what}`, LETTERS)).toBeLessThan(DRAWING_WIDTH)
})

it.each([
  [1000, '1 kW'],
  [5.0118, '5.01 W'],
  [0.9999, '1 W'],
  [999, '999 W'],
  [0.001, '1 mW'],
  [1e-13, '100 fW'],
  [5e-16, '0.5 fW'],
])('writes %d W as %s', (watts, text) => {
  expect(powerText(watts)).toBe(text)
})
