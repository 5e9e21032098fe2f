/** Copying the figure, the breakdown or a link. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Typed } from '../agreed'
import { settle, until } from '../waiting'
import { all, button, click, close, one, results, textOf } from './page'
import { clipboard, result, watchClipboard } from './with-result'

const toasts = () => all('.extras-toast').map((toast) => textOf(toast))

/** Messages go after some seconds, which a busy machine may take from one to the next. */
function keepMessages() {
  const { setTimeout: later } = window
  vi.stubGlobal('setTimeout', (act: () => void, delay = 0) => later(delay < 1000 ? act : () => {}, delay))
}

beforeEach(watchClipboard)
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('takes the figure, the breakdown or the link, and says so', async () => {
  keepMessages()
  await result('ebay-fee-calculator', { itemPrice: '49.99', shippingCharged: '' })
  await click(button('Copy figure'))
  await until(() => toasts().length)
  expect(clipboard.text).toBe(results().net)
  expect(toasts()).toEqual([`Copied: ${clipboard.text}×`])
  await click(button('Copy breakdown'))
  await until(() => toasts().length === 2)
  expect(clipboard.text).toContain(`You Receive: ${results().net}`)
  expect(clipboard.text).toContain('Shipping charged to the buyer: blank, counted as $0.00')
  expect(toasts()[1]).toBe('Copied: the breakdown×')
  await click(button('Copy link'))
  await until(() => toasts().length === 3)
  expect(clipboard.text).toBe(`${location.origin}/ebay-fee-calculator/#itemPrice=49.99&shippingCharged=`)
  await click(button('Copy figure'))
  await settle()
  expect(toasts()).toHaveLength(3)
  await click(all<HTMLElement>('[aria-label=Close]')[0])
  await until(() => toasts().length === 2)
})

it('begins the breakdown with what was chosen', async () => {
  await result('probate-fees-calculator', { state: 'texas', hasWill: 'no' })
  await click(button('Copy breakdown'))
  await until(() => toasts().length)
  const [name, chosen] = clipboard.text.split('\n')
  expect(name).toBe('Probate Fees Calculator')
  expect(chosen).toMatch(/^State: Texas; Is there a will\? No; /)
})

it('says once what was chosen where that is a line of its own', async () => {
  await result('shelf-life-calculator', { method: 'q-rule', testTemperature: '45', daysToDefect: '30' })
  await click(button('Copy breakdown'))
  await until(() => clipboard.text)
  expect(clipboard.text.match(/Method: /g)).toHaveLength(1)
})

it('ends the breakdown with the address of the page, after what is said of estimates', async () => {
  await result('ebay-fee-calculator', {}, {}, '#itemPrice=50')
  await click(button('Copy breakdown'))
  await until(() => clipboard.text)
  expect(clipboard.text.split('\n').slice(-2)).toEqual([
    'An estimate: rates change.',
    `${location.origin}/ebay-fee-calculator/`,
  ])
})

it('calls only that an estimate which a rate decided, copied as printed', async () => {
  const calledEstimate = async (slug: string, inputs: Typed) => {
    clipboard.text = ''
    await result(slug, inputs)
    await click(button('Copy breakdown'))
    await until(() => clipboard.text)
    dispatchEvent(new Event('beforeprint'))
    const told = [clipboard.text, textOf(one('.extras-printed'))].map((text) => text.includes('estimate'))
    dispatchEvent(new Event('afterprint'))
    await close()
    return told
  }
  const lease = { rentableSqft: '1000', rate: '20' }
  expect(await calledEstimate('commercial-lease-calculator', lease)).toEqual([false, false])
  expect(await calledEstimate('area-per-person-calculator', { area: '1000' })).toEqual([false, false])
  for (const transactionType of ['personal', 'business']) {
    const isEstimate = transactionType === 'business'
    expect(await calledEstimate('venmo-fee-calculator', { transactionType })).toEqual([
      isEstimate,
      isEstimate,
    ])
  }
})

it('says it anew where the same thing is copied again, in place of the old message', async () => {
  await result('ebay-fee-calculator')
  await click(button('Copy figure'))
  await until(() => toasts().length)
  const [first] = all('.extras-toast')
  await click(button('Copy figure'))
  await until(() => all('.extras-toast')[0] !== first)
  expect(toasts()).toEqual(['Copied: $96.53×'])
  for (const close of all('[aria-label=Close]')) await click(close)
  await until(() => !one('.extras-viewport'))
})

it('puts every line of the breakdown on a line of its own, and what is noted below it', async () => {
  await result('ebay-fee-calculator', { shippingCharged: '' })
  await click(button('Copy breakdown'))
  await until(() => clipboard.text)
  const lines = clipboard.text.split('\n')
  expect(lines).toContain('Shipping charged to the buyer: blank, counted as $0.00')
  expect(lines.filter((line) => line.startsWith('You Receive: '))).toHaveLength(1)
})

it('is an address without a fragment where nothing was changed', async () => {
  await result('ebay-fee-calculator')
  await click(button('Copy link'))
  await until(() => clipboard.text)
  expect(clipboard.text).toBe(`${location.origin}/ebay-fee-calculator/`)
})

it('says when the browser does not allow it', async () => {
  await result('ebay-fee-calculator')
  clipboard.isAllowed = false
  await click(button('Copy figure'))
  await until(() => toasts().length)
  expect(toasts()).toEqual(['This browser does not allow copying.×'])
})

it('Alt+T belongs to the messages while there are any, other keys to the browser', async () => {
  await result('ebay-fee-calculator')
  const key = (code: string, altKey: boolean) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { code, altKey, cancelable: true, bubbles: true }))
  expect(key('KeyT', true)).toBe(true)
  await click(button('Copy figure'))
  await until(() => toasts().length)
  expect(key('KeyT', true)).toBe(false)
  expect(key('KeyT', false)).toBe(true)
  expect(key('KeyX', true)).toBe(true)
  await close()
  expect(key('KeyT', true)).toBe(true)
})

it('Alt+T leads to the messages', async () => {
  await result('ebay-fee-calculator')
  await click(button('Copy figure'))
  await until(() => toasts().length)
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyT', altKey: true, bubbles: true }))
  expect(document.activeElement).toBe(one('.extras-viewport'))
})
