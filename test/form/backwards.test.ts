/** Below a result: the price for a wanted amount, and the profit. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../waiting'
import { all, button, click, close, field, fill, one, press, reset, results, textOf, type } from './page'
import { clipboard, result, submit, watchClipboard } from './with-result'

beforeEach(watchClipboard)
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

/** The lines that show that a price found comes to what was wanted. */
const proof = () => all('.extras-reverse dl > div').map(textOf)

describe('working backwards', () => {
  const ask = async (text: string) => {
    const wanted = one<HTMLInputElement>('#wanted')
    await type(wanted, text)
    await submit(wanted.form)
    return textOf(wanted.form)
  }

  it('finds the price, proves it, and puts it into the form', async () => {
    await result('square-fee-calculator')
    expect(await ask('100')).toContain('Amount charged$103.30')
    expect(all('#wanted ~ *, form dl > div').map(textOf).join()).toContain('You Receive$100.00')
    await click(button('Put it into the form'))
    expect(field('amount').value).toBe('103.30')
    expect(results().net).toBe('$96.80')
    expect(await ask('')).not.toContain('$103.30')
  })

  it('proves it in lines that add up, each with its sign', async () => {
    await result('square-fee-calculator')
    await ask('100')
    expect(proof()).toEqual(['Amount charged$103.30', 'Processing fee−$3.30', 'You Receive$100.00'])
    await close()
    await result('copart-fees-calculator')
    await ask('1210')
    expect(proof()).toEqual([
      'Winning bid$1,009.52',
      'Buyer fee+$50.48',
      'Documentation fee+$50.00',
      'Gate fee+$75.00',
      'Internet bid fee+$25.00',
      'Total cost$1,210.00',
    ])
  })

  it('repeats what the chosen list says of a price that it does not hold for', async () => {
    const slug = 'ebay-australia-fee-calculator'
    await result(slug, { itemPrice: '20000' }, { published: slug }, '#rates=ebay-au-2026-09')
    expect(await ask('20000')).not.toContain('above that limit')
    expect(await ask('30000')).toContain('this sale alone is above that limit')
    const cost = one<HTMLInputElement>('#cost')
    await type(cost, '30000')
    await submit(cost.form)
    expect(textOf(cost.form)).toContain('this sale alone is above that limit')
  })

  it('begins its proof with what came in, and how that comes about where it is more than the price', async () => {
    await result('ebay-fee-calculator')
    await ask('100')
    const lines = all('.extras-reverse dl > div')
    expect(textOf(lines[0])).toBe('Sale price with shipping$119.12$104.12 + $15.00')
    expect(lines.map((line) => line.querySelectorAll('dd').length)).toEqual([
      2,
      ...lines.slice(1).map(() => 1),
    ])
  })

  it('says so where no amount leaves enough', async () => {
    await result('ebay-fee-calculator', {}, {}, '#rate.finalValue.percent=100')
    expect(await ask('50')).toContain('No amount leaves $50.00.')
  })

  it('is answered anew by every press, with what was typed still there', async () => {
    await result('square-fee-calculator')
    expect(await ask('100')).toContain('Amount charged$103.30')
    await fill({ transactionType: 'in-person' })
    await press()
    const wanted = one<HTMLInputElement>('#wanted')
    await until(() => !textOf(wanted.form).includes('$103.30'))
    expect(wanted.value).toBe('100')
    expect(textOf(wanted.form)).toContain('Amount charged$102.77')
  })

  it('says of what it cannot read that it cannot, and of nothing nothing', async () => {
    await result('square-fee-calculator')
    await ask('100')
    one<HTMLInputElement>('#wanted').type = 'text'
    const told = await ask('100-120 dollars')
    expect(told).toContain('100-120 dollars not readable')
    expect(told).not.toContain('$103.30')
    expect(await ask('')).not.toContain('readable')
  })

  it('leads to Calculate from the price that was put into the form', async () => {
    await result('square-fee-calculator')
    await ask('100')
    await click(button('Put it into the form'))
    expect(document.activeElement).toBe(one('main form button[type=submit]'))
  })

  it('is brought into view', async () => {
    await result('square-fee-calculator')
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await ask('100')
    expect(shown.mock.contexts.map((form) => (form as HTMLElement).className)).toEqual(['extras-reverse'])
    expect(shown).toHaveBeenLastCalledWith({ block: 'nearest' })
  })

  it('is announced again when the same is asked again', async () => {
    await result('square-fee-calculator')
    await ask('100')
    const said = () => one('.extras-found [role=status]').textContent
    const first = said()
    await ask('100')
    expect(said()).not.toBe(first)
    expect(said()?.replaceAll('\u00a0', '')).toBe(first)
  })

  it('finds the highest bid, or says that there is none', async () => {
    await result('copart-fees-calculator')
    expect(await ask('1210')).toContain('Winning bid, at most$1,009.52')
    expect(await ask('100')).toContain('The fees alone cost more than $100.00.')
    expect(button('Put it into the form')).toBeUndefined()
  })

  it('is not offered where nothing is received or paid for', async () => {
    await result('probate-fees-calculator')
    expect(one('#wanted')).toBeNull()
  })
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
