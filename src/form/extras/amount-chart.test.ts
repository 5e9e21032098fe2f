/** Where the curve of other amounts runs, and on which side of it its labels stand. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exact } from '../../engine/exact'
import type { OtherAmount } from '../../engine/other-amounts'
import { AmountChart } from './amount-chart'

interface Drawn {
  /** Heights of the curve from left to right. */
  heights: readonly number[]
  /** Which of them is the visitor's. */
  own?: number
  amounts?: readonly number[]
  isLinear?: boolean
  isCost?: boolean
}

/** Amounts that are as far apart as they can be told: each is twice the one before. */
const doubling = (count: number) => Array.from({ length: count }, (_, index) => 2 ** index)

function draw({
  heights,
  own = -1,
  amounts = doubling(heights.length),
  isLinear = false,
  isCost = false,
}: Drawn) {
  const rows = heights.map(
    (height, index) =>
      ({ height: exact(height), amount: exact(amounts[index] ?? 0), isOwn: index === own }) as OtherAmount,
  )
  document.body.innerHTML = renderToStaticMarkup(
    createElement(AmountChart, {
      rows,
      isLinear,
      isCost,
      amountText: ({ amount }) => `at ${amount.toNumber()}`,
      heightText: ({ height }) => `${height.toNumber()}`,
    }),
  )
}

const all = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((found) =>
    names.map((name) => found.getAttribute(name)).join(' '),
  )
const points = () => all('circle', 'cx', 'cy')
const ends = () =>
  [...document.querySelectorAll('g')].map((end) => [
    end.getAttribute('text-anchor'),
    ...[...end.querySelectorAll('text')].map(
      (text) => `${text.textContent}: ${text.getAttribute('x')} ${text.getAttribute('y')}`,
    ),
  ])
const yours = () => all('.extras-yours', 'text-anchor', 'x', 'y').join()

/** Curves of eleven points. */
const RISING = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const FALLING = RISING.toReversed()
const SOON_LEVEL = [0, 6, 8, 9, 9.5, 9.8, 9.9, 9.95, 9.97, 9.99, 10]
const SOON_LOW = SOON_LEVEL.map((height) => 10 - height)
const PEAK = [0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0]
const DIP = PEAK.map((height) => 10 - height)

it('the curve takes the whole of its place, from the lowest at the bottom to the highest at the top', () => {
  draw({ heights: [40, 60, 50] })
  expect(points()).toEqual(['2.5% 122', '50% 24', '97.5% 73'])
  expect(all('.extras-curve', 'x1', 'y1', 'x2', 'y2')).toEqual(['2.5% 122 50% 24', '50% 24 97.5% 73'])
})

it('shares stand by the magnitude of their amount, a figure that grows with it by the amount itself', () => {
  draw({ heights: [1, 2, 3], amounts: [1, 10, 1000] })
  expect(points().map((point) => point.split(' ')[0])).toEqual(['2.5%', '34.2%', '97.5%'])
  draw({ heights: [1, 2, 3], amounts: [10, 15, 110], isLinear: true })
  expect(points().map((point) => point.split(' ')[0])).toEqual(['2.5%', '7.3%', '97.5%'])
})

it('the axis lies below the curve, and the amounts of both ends below the axis', () => {
  draw({ heights: RISING })
  expect(all('line:not(.extras-curve)', 'x2', 'y1', 'y2')).toEqual(['100% 144 144'])
  expect(ends().map(([anchor, amount]) => [anchor, amount])).toEqual([
    ['start', 'at 1: 2.5% 160'],
    ['end', 'at 1024: 97.5% 160'],
  ])
})

it.each([
  ['rises', RISING, '0: 2.5% 138', '10: 97.5% 14'],
  ['falls', FALLING, '10: 2.5% 14', '0: 97.5% 138'],
  ['rises at once and is level then', SOON_LEVEL, '0: 2.5% 138', '10: 97.5% 14'],
  ['falls at once and is level then', SOON_LOW, '10: 2.5% 14', '0: 97.5% 112'],
  ['is level but for a peak', PEAK, '0: 2.5% 112', '0: 97.5% 112'],
  ['is level but for a dip', DIP, '10: 2.5% 14', '10: 97.5% 14'],
])(
  'where the curve %s, its ends are labelled on the side that it leaves free',
  (_name, heights, first, last) => {
    draw({ heights })
    expect(ends().map(([, , height]) => height)).toEqual([first, last])
  },
)

it('the visitor’s own point is larger than the others, and an end that is the visitor’s own has one label', () => {
  draw({ heights: [1, 2, 3], own: 2 })
  expect(all('circle', 'r', 'class')).toEqual(['2.5 ', '2.5 ', '6 extras-point'])
  expect(ends().map(([, ...texts]) => texts.length)).toEqual([2, 1])
  expect(document.querySelector('.extras-yours')?.textContent).toBe('3')
})

it('without an own point none is labelled as such', () => {
  draw({ heights: [1, 2, 3] })
  expect(yours()).toBe('')
})

/** Where the label begins, ends or has its middle, and its height; the point itself is beside it for comparison. */
it.each([
  // Near the left edge it begins at the point: above the rising curve, below the falling one.
  ['rising', RISING, 0, '2.5% 122', 'start 2.5% 97.4'],
  ['rising', RISING, 1, '12% 112.2', 'start 12% 87.6'],
  ['falling', FALLING, 0, '2.5% 24', 'start 2.5% 48'],
  ['falling', FALLING, 1, '12% 33.8', 'start 12% 57.8'],
  ['soon level', SOON_LEVEL, 0, '2.5% 122', 'start 2.5% 39.7'],
  ['soon level', SOON_LEVEL, 1, '12% 63.2', 'start 12% 87.2'],
  ['soon low', SOON_LOW, 1, '12% 82.8', 'start 12% 68.8'],
  // Near the right edge it ends there.
  ['rising', RISING, 9, '88% 33.8', 'end 88% 57.8'],
  ['rising', RISING, 10, '97.5% 24', 'end 97.5% 48'],
  ['falling', FALLING, 9, '88% 112.2', 'end 88% 98.2'],
  ['falling', FALLING, 10, '97.5% 122', 'end 97.5% 108'],
  // Between them it is beside a steep curve: before it and above, or after it and below, as the curve runs.
  ['rising', RISING, 3, '31% 92.6', 'end 31% 78.6'],
  ['rising', RISING, 5, '50% 73', 'end 50% 59'],
  ['rising', RISING, 7, '69% 53.4', 'start 69% 77.4'],
  ['falling', FALLING, 3, '31% 53.4', 'end 31% 77.4'],
  ['falling', FALLING, 5, '50% 73', 'start 50% 59'],
  ['falling', FALLING, 7, '69% 92.6', 'start 69% 78.6'],
  ['soon level', SOON_LEVEL, 3, '31% 33.8', 'start 31% 57.8'],
  ['soon low', SOON_LOW, 3, '31% 112.2', 'start 31% 98.2'],
  ['peak', PEAK, 3, '31% 122', 'end 31% 108'],
  ['peak', PEAK, 7, '69% 122', 'start 69% 108'],
  // And in the middle where the curve is level, or goes down on both sides.
  ['soon level', SOON_LEVEL, 5, '50% 26', 'middle 50% 50'],
  ['soon low', SOON_LOW, 7, '69% 121.5', 'middle 69% 107.5'],
  ['peak', PEAK, 5, '50% 24', 'middle 50% 48'],
  ['dip', DIP, 5, '50% 122', 'middle 50% 108'],
] as const)(
  'on a %s curve the own point has its label on the free side (%#)',
  (_name, heights, own, at, label) => {
    draw({ heights, own })
    expect([points()[own], yours()]).toEqual([at, label])
  },
)

it('a cost is not drawn in the colour of what is kept', () => {
  const classes = () => all('svg', 'class').join().trim()
  draw({ heights: [1, 2] })
  expect(classes()).toBe('extras-chart')
  draw({ heights: [1, 2], isCost: true })
  expect(classes()).toBe('extras-chart extras-cost')
})
