/** Below a result: the price for a wanted amount. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '../waiting'
import { all, button, click, close, field, fill, one, press, results, textOf, type } from './page'
import { result, submit, watchClipboard } from './with-result'

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
