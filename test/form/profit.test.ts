/** Below a result: the profit of a sale. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../waiting'
import { button, click, close, one, press, reset, textOf, type } from './page'
import { clipboard, result, submit, watchClipboard } from './with-result'

beforeEach(watchClipboard)
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

describe('profit', () => {
  const ask = async (text: string) => {
    const cost = one<HTMLInputElement>('#cost')
    await type(cost, text)
    await submit(cost.form)
    return textOf(cost.form?.querySelector('[role=status]'))
  }

  it('says of what it cannot read that it cannot', async () => {
    await result('ebay-fee-calculator')
    expect(await ask('60')).toContain('$36.53')
    one<HTMLInputElement>('#cost').type = 'text'
    expect(await ask('40 + 20 postage')).toBe('40 + 20 postage not readable')
    expect(await ask('60')).toContain('$36.53')
  })

  it('is what is left when the thing is paid, and goes into the link', async () => {
    await result('ebay-fee-calculator')
    const details = one('#cost').closest('details')
    expect(details?.open).toBe(false)
    expect(await ask('60')).toBe(
      'Profit after your costs$36.53$96.53 − $60.0031.8% of the $115.00 that came inBreak-even: Item price $56.61',
    )
    expect(await ask('200')).toMatch(/^Loss ?\$103\.47 ?\$96\.53 − \$200\.00 ?90% of/)
    await click(button('Copy link'))
    await until(() => clipboard.text)
    expect(clipboard.text).toContain('#cost=200')
    expect(await ask('')).toBe('')
  })

  it('is marked where another cost was typed since, whatever is pressed above, until it is asked again', async () => {
    await result('ebay-fee-calculator')
    await ask('60')
    const cost = one<HTMLInputElement>('#cost')
    expect(cost.form?.dataset.stale).toBeUndefined()
    await type(cost, '90')
    await press()
    expect(cost.form?.dataset.stale).toBe('')
    const reply = cost.form?.querySelector<HTMLElement>('.extras-found')
    expect(reply?.dataset.whenStale).toBe('Press “Work it out” to update')
    expect(textOf(reply)).toContain('$96.53 − $60.00')
    await submit(cost.form)
    expect([cost.form?.dataset.stale, reply?.dataset.whenStale]).toEqual([
      undefined,
      'Press Calculate to update',
    ])
    expect(textOf(reply)).toContain('$96.53 − $90.00')
  })

  it('counts a cost to the cent, and all that is said of it adds up', async () => {
    await result('ebay-fee-calculator')
    const told = '$36.52$96.53 − $60.0131.8% of the $115.00 that came inBreak-even: Item price $56.63'
    expect(await ask('60.01')).toContain(told)
    expect(await ask('60.005')).toContain(told)
  })

  it('is asked of whoever sells, not of whoever buys', async () => {
    await result('stubhub-fee-calculator', { userRole: 'buyer' })
    expect(one('#cost')).toBeNull()
    await close()
    await result('stubhub-fee-calculator', { userRole: 'seller', ticketPrice: '85.50', ticketQuantity: '3' })
    expect(await ask('150')).toBe(
      'Profit after your costs$68.02$218.02 − $150.0026.5% of the $256.50 that came inBreak-even: Ticket price $58.83',
    )
    await click(button('Copy link'))
    await until(() => clipboard.text)
    expect(clipboard.text).toMatch(/#userRole=seller&.*cost=150$/)
  })

  it('says so where no price is enough', async () => {
    await result('depop-fee-calculator', { itemPrice: '100', taxRate: '90' })
    expect(await ask('5')).toMatch(/^Loss.*Break-even: at no price$/)
  })

  it('is forgotten by Reset', async () => {
    await result('ebay-fee-calculator')
    await ask('60')
    await reset()
    await press()
    await until(() => one('#cost'))
    expect(one<HTMLInputElement>('#cost').value).toBe('')
    expect(one<HTMLDetailsElement>('details:has(#cost)').open).toBe(false)
  })

  it('has no margin where nothing came in', async () => {
    await result('ebay-fee-calculator', { itemPrice: '0', shippingCharged: '0' })
    const said = await ask('60')
    expect(said).toMatch(/^Loss ?\$60/)
    expect(said).not.toContain('that came in')
  })

  it('comes with a link', async () => {
    await result('ebay-fee-calculator', {}, {}, '#cost=60')
    expect(one<HTMLInputElement>('#cost').value).toBe('60')
    expect(one('#cost').closest('details')?.open).toBe(true)
  })
})
