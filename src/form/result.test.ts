/** The result of any calculation as it is drawn and announced. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import { formatsFor } from '../engine/format'
import { asMoney, because } from '../engine/phrase'
import { type Breakdown, type Line, moneyLine, numberLine, type Result, textLine } from '../engine/result'
import type { Answer } from './answer'
import { ResultView } from './result'

const PAGE = { fields: {}, formats: formatsFor() } as Calculator

interface Drawn {
  result?: Result
  presses?: number
  isStale?: boolean
  page?: Partial<Calculator>
}

function draw({ result, presses = 1, isStale = false, page = {} }: Drawn) {
  const answer =
    result === undefined
      ? undefined
      : ({ result, presses, raw: {}, typed: {}, ownRates: {} } as unknown as Answer)
  document.body.innerHTML = renderToStaticMarkup(
    createElement(ResultView, { calculator: { ...PAGE, ...page }, answer, isStale }),
  )
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const announced = () => one('[role=status]')?.textContent
/** Names of styles as the style sheet has them. */
const stylesOf = (element: Element | null) =>
  [...(element?.classList ?? [])].map((name) => name.replace(/^_(.+)_[^_]+$/, '$1'))

const COST = moneyLine({ key: 'cost', label: 'Cost', type: 'total', amount: exact(12) })
const of = (...lines: Line[]): Breakdown => ({ headline: 'cost', lines: [COST, ...lines] })

it('beside the answer, a total and what is left stand out among the lines', () => {
  draw({
    result: of(
      moneyLine({ key: 'fee', label: 'Fee', type: 'fee', amount: exact(2) }),
      moneyLine({ key: 'sum', label: 'Sum', type: 'total', amount: exact(14) }),
      moneyLine({ key: 'left', label: 'Left', type: 'net', amount: exact(86) }),
      moneyLine({ key: 'tax', label: 'Tax', amount: exact(1) }),
    ),
  })
  expect(all('dl > div').map((line) => [line.querySelector('dt')?.textContent, ...stylesOf(line)])).toEqual([
    ['Fee', 'line'],
    ['Sum', 'line', 'total'],
    ['Left', 'line', 'net'],
    ['Tax', 'line'],
  ])
})

it('a long figure is set smaller, with its unit counted; a text is broken instead', () => {
  draw({
    result: of(
      numberLine({ key: 'area', label: 'Area', value: exact(1234.5), maxDecimals: 1, unit: 'sq ft' }),
      textLine({ key: 'power', label: 'Power', text: 'a thousandth of a watt' }),
    ),
  })
  expect(all('dl dd').map(({ textContent }) => textContent)).toEqual([
    '1,234.5 sq ft',
    'a thousandth of a watt',
  ])
  expect(all('dl dd').map((value) => value.getAttribute('style'))).toEqual(['--length:13', null])
})

it('a line is explained where there is something to explain', () => {
  const amount = exact(2)
  draw({
    result: of(
      moneyLine({ key: 'fee', label: 'Fee', amount, because: because`at least ${asMoney(2)}` }),
      moneyLine({ key: 'tax', label: 'Tax', amount }),
    ),
  })
  expect(all('dl > div').map((line) => line.textContent)).toEqual(['Fee$2.00at least $2.00', 'Tax$2.00'])
  expect(all('dl dd')).toHaveLength(3)
})

it('an answer has its reason below it, if it has one', () => {
  draw({ result: { headline: 'cost', lines: [{ ...COST, because: because`at least ${asMoney(12)}` }] } })
  expect(all('section > p:not([role])').map(({ textContent }) => textContent)).toEqual([
    'Cost',
    '$12.00',
    'at least $12.00',
  ])
  draw({ result: of() })
  expect(all('section > p:not([role])').map(({ textContent }) => textContent)).toEqual(['Cost', '$12.00'])
  expect(one('dl')).toBeNull()
})

it('what is taken from the rest has a minus before it, unless some of it is given back; what others pay has none', () => {
  const fees = [
    moneyLine({ key: 'fee', label: 'Fee', type: 'fee', amount: exact(2) }),
    moneyLine({ key: 'refund', label: 'Refund', type: 'fee', amount: exact(-1) }),
    moneyLine({ key: 'theirs', label: 'Theirs', type: 'fee', amount: exact(3) }),
  ]
  const taken = fees.map(({ key, type }, index) => ({
    key,
    type,
    amount: exact([2, -1, 3][index] ?? 0),
    isExtra: key === 'theirs',
  }))
  const lines = [moneyLine({ key: 'left', label: 'Left', type: 'net', amount: exact(9) }), ...fees]
  const drawn = (type: 'net' | 'info', fees = taken) => {
    draw({ result: { headline: 'left', lines, flow: { kept: { type, amount: exact(9) }, taken: fees } } })
    return all('dl dd').map(({ textContent }) => textContent)
  }
  const withoutRefund = taken.filter(({ key }) => key !== 'refund')
  expect(drawn('net', withoutRefund)).toEqual(['−$2.00', '-$1.00', '$3.00'])
  expect(drawn('net')).toEqual(['$2.00', '-$1.00', '$3.00'])
  expect(drawn('info')).toEqual(['$2.00', '-$1.00', '$3.00'])
})

it('what only explains the others is no result by name', () => {
  draw({ result: of({ ...moneyLine({ key: 'base', label: 'Base', amount: exact(5) }), explanatory: true }) })
  expect(all('output').map((output) => output.getAttribute('name'))).toEqual(['cost'])
  expect(one('dl dd')?.textContent).toBe('$5.00')
})

it.each([
  ['in green', exact(5), ['answer', 'left']],
  ['in red where it is a loss', exact(-5), ['answer', 'lost']],
])('what is left is written %s', (_how, amount, styles) => {
  const lines = [moneyLine({ key: 'left', label: 'Left', type: 'net', amount })]
  draw({ result: { headline: 'left', lines } })
  expect(stylesOf(one('output')?.parentElement ?? null)).toEqual(styles)
})

it('what is left and no money is green too', () => {
  const lines = [numberLine({ key: 'left', label: 'Left', type: 'net', value: exact(-5), maxDecimals: 0 })]
  draw({ result: { headline: 'left', lines } })
  expect(stylesOf(one('output')?.parentElement ?? null)).toEqual(['answer', 'left'])
})

it('a press is announced with its answer, and a second one anew', () => {
  const texts = [1, 2, 3].map((presses) => {
    draw({ result: of(), presses })
    return announced()
  })
  expect(texts).toEqual(['Cost: $12.00', 'Cost: $12.00\u00a0', 'Cost: $12.00'])
})

it('a press without a result is announced by what is needed, or by that there is none', () => {
  draw({ result: null, page: { needs: 'Enter an area.' } })
  expect(announced()).toBe('Enter an area.')
  draw({ result: null, presses: 2, page: { needs: 'Enter an area.' } })
  expect(announced()).toBe('Enter an area.\u00a0')
  draw({ result: null })
  expect(announced()).toBe('No result for these figures.')
})

it('before a press nothing is announced, and the place of the result says what will be there', () => {
  const text = () => one('section > p:not([role])')?.textContent
  draw({})
  expect([announced(), text()]).toEqual(['', 'Your result appears here.'])
  draw({ page: { needs: 'Enter an area.' } })
  expect([announced(), text()]).toEqual(['', 'Your result appears here. Enter an area.'])
  draw({ page: { currency: 'USD' } })
  expect(text()).toBe('Your breakdown appears here.')
})

it('a result whose fields have changed says so; without one there is nothing to say', () => {
  const section = () => one('section') as HTMLElement
  draw({ result: of(), isStale: true })
  expect(section().dataset.stale).toBe('')
  expect(one('h2')?.textContent).toBe('Results · Press Calculate to update')
  expect(announced()).toBe('Results · Press Calculate to update')
  draw({ result: of() })
  expect(section().dataset.stale).toBeUndefined()
  expect(one('h2')?.textContent).toBe('Results')
  draw({ result: null, isStale: true })
  expect(section().dataset.stale).toBeUndefined()
  expect(one('h2')?.textContent).toBe('Results')
})

it('is called as the calculator calls it', () => {
  draw({})
  expect(one('h2')?.textContent).toBe('Results')
  draw({ page: { resultsTitle: 'Breakdown' } })
  expect(one('h2')?.textContent).toBe('Breakdown')
})
