import { expect, it } from 'vitest'
import { nearest, PLACES } from './places'
import { powerText } from './power'

it('names the nearest signal', () => {
  expect(nearest(21)[1]).toBe('Wi-Fi router')
  expect(nearest(-300)).toBe(PLACES.at(-1))
  expect(nearest(300)).toBe(PLACES[0])
})

it.each([
  [1000, '1 kW'],
  [5.0118, '5.01 W'],
  [0.001, '1 mW'],
  [1e-13, '100 fW'],
])('writes %d W as %s', (watts, text) => {
  expect(powerText(watts)).toBe(text)
})
