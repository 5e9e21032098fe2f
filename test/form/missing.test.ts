/** What is fetched after the form does not come: the form and its result go on without it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ENGLISH } from '../../src/engine/english'
import { EXTRAS } from '../../src/form/extras-module'
import { until } from '../waiting'
import { all, button, click, close, field, one, open, press, reset, results, textOf } from './page'

const words = ENGLISH.form
const FAILED = { status: 'failed' } as const

const request = vi.fn()
beforeEach(() => {
  vi.spyOn(EXTRAS, 'state').mockReturnValue(FAILED)
  vi.spyOn(EXTRAS, 'request').mockImplementation(request)
})
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

const missing = () => all('main [role=alert] span').map(textOf)

it('the result is there, one line says what is not, and each press and the button ask again', async () => {
  await open('ebay-fee-calculator')
  await press()
  expect(results().net).toBe('$96.53')
  await until(() => missing().includes(words.missingExtras))
  for (const again of [press, () => click(button(words.tryAgain))]) {
    request.mockClear()
    await again()
    await until(() => request.mock.calls.length)
  }
  expect(results().net).toBe('$96.53')
})

it('rates of a link count all the same, and are mentioned', async () => {
  await open('ebay-fee-calculator', {}, '#rate.finalValue.percent=10')
  await press()
  await until(() => missing().includes(words.missingRates))
  expect(field('rate:finalValue/percent').type).toBe('hidden')
  await press()
  expect(results().finalValueFee).toBe('$11.50')
  expect(textOf(one('main section'))).toContain('With your own rates.')
  await reset()
  await press()
  expect(results().finalValueFee).toBe('$14.84')
})
