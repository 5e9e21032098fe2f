/** Lists of rates that others have published. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle, until } from '../waiting'
import {
  all,
  button,
  click,
  close,
  field,
  fill,
  one,
  open,
  press,
  reset,
  results,
  textOf,
  type,
} from './page'
import { clipboard, notes, result, submit, unfold, watchClipboard } from './with-result'

const EBAY = { published: 'ebay-fee-calculator' }

beforeEach(watchClipboard)
afterEach(async () => {
  await close()
  vi.restoreAllMocks()
})

describe('published lists', () => {
  const choice = () => one<HTMLSelectElement>('#rate-set')

  it('have their line under the result, and one press uses them', async () => {
    await result('ebay-fee-calculator', {}, EBAY)
    await until(() => button('Use these rates'))
    expect(notes()).toContain('about $16.04 in total fees; you receive about $98.96.')
    await click(button('Use these rates'))
    await until(() => results().net === '$98.96')
    // The button that was pressed is gone, and another in its place.
    await until(() => document.activeElement === button('Use this page’s rates again'))
    expect(notes()).toMatch(/By eBay’s list as read on \d+ \w+ 2026\./)
    await until(() => !button('Use these rates'))
    await click(button('Copy link'))
    await until(() => clipboard.text)
    expect(clipboard.text).toMatch(/#rates=ebay-2026-09$/)
    await reset()
    await press()
    expect(results().net).toBe('$96.53')
  })

  it('are told apart by what a screen reader says of each button and link', async () => {
    const slug = 'ebay-uk-fee-calculator'
    await result(slug, {}, { published: slug })
    await until(() => button('Use these rates'))
    const lines = all('.extras-note:has(a)')
    const [buttons, links] = ['button', 'a'].map((each) =>
      lines.map((line) => textOf(line.querySelector(each))),
    )
    const lists = ['private sellers', 'business sellers in most categories']
    const named = (words: string) => lists.map((list) => `${words}: eBay’s list for ${list}`)
    expect(buttons).toEqual(named('Use these rates'))
    expect(links).toEqual(named('The list'))
  })

  it('that a German link names and that are no longer there are missed in German', async () => {
    const slug = 'paypal-gebuehrenrechner'
    await open(slug, { published: slug }, '#rates=paypal-2020-01')
    await press()
    await until(() => results().netto)
    expect(notes()).toContain(
      'Die Preisliste, die dieser Link nennt, gibt es hier nicht mehr; gerechnet wurde mit den Sätzen dieser Seite.',
    )
  })

  it('that a link names and that are no longer there are missed, and those that are there are offered', async () => {
    await result('ebay-fee-calculator', {}, EBAY, '#rates=ebay-2026-03')
    await until(() => button('Use these rates'))
    expect(results().net).toBe('$96.53')
    expect(notes()).toContain('The list that this link names is no longer here; this page’s rates were used.')
    expect(button('Use this page’s rates again')).toBeUndefined()
    await click(button('Copy link'))
    expect(clipboard.text).not.toContain('rates=')
    await click(button('Use these rates'))
    await until(() => notes().includes('By eBay'))
    expect(notes()).not.toContain('no longer here')
  })

  it('give way to the page’s rates with one press too, and so do own figures over them', async () => {
    await result('ebay-fee-calculator', {}, EBAY, '#rates=ebay-2026-09')
    const [first] = all<HTMLInputElement>('[name^="rate:"]')
    await type(first as HTMLInputElement, '20')
    await press()
    expect(results().finalValueFee).toBe('$23.00')
    await click(button('Use this page’s rates again'))
    await until(() => results().net === '$96.53')
    await until(() => button('Use these rates'))
    expect(button('Use this page’s rates again')).toBeUndefined()
    expect(choice().value).toBe('')
    await press()
    expect(results().net).toBe('$96.53')
  })

  it('whose button is used take the focus to what comes in its place, and no later press does', async () => {
    await open('area-per-person-calculator')
    await fill({ area: '1000' })
    await unfold('Rates used')
    await until(() => field('rate:office/value'))
    const rate = field('rate:office/value')
    await type(rate, '80')
    await press()
    await until(() => button('Use this page’s rates again'))
    await click(button('Use this page’s rates again'))
    await until(() => !button('Use this page’s rates again'))
    await type(rate, '90')
    await submit(rate.form)
    await until(() => button('Use this page’s rates again'))
    expect(document.activeElement).toBe(rate)
  })

  it('have no line under a result that is theirs already, or the visitor’s own', async () => {
    await result('ebay-fee-calculator', {}, EBAY, '#rates=ebay-2026-09')
    expect(results().net).toBe('$98.96')
    await vi.dynamicImportSettled()
    await settle()
    expect(notes()).not.toContain('you receive')
    await close()
    await result('ebay-fee-calculator', {}, EBAY, '#rate.finalValue.percent=10')
    await vi.dynamicImportSettled()
    await settle()
    expect(notes()).not.toContain('you receive')
  })

  it('come with a link, and a press waits for them', async () => {
    await open('ebay-fee-calculator', EBAY, '#rates=ebay-2026-09')
    await press()
    await until(() => results().net)
    expect(results().net).toBe('$98.96')
  })

  it('can be chosen in the panel, beside this page’s rates and own figures', async () => {
    await open('stripe-fees-calculator', { published: 'stripe-fees-calculator' })
    await press()
    await unfold('Rates used')
    await until(choice)
    const options = () => [...choice().options].map(({ value, disabled }) => [value, disabled])
    expect(options()).toEqual([
      ['', false],
      [expect.stringMatching(/^stripe/), false],
      ['own', true],
    ])
    const sources = () => all('main form details a').map(textOf)
    expect(sources()).toEqual([])
    await type(choice(), options()[1]?.[0] as string)
    expect(sources()).toEqual(['The list'])
    expect(textOf(one('main form details'))).toContain(
      'Only for businesses in the United States that pay the standard prices.',
    )
    expect(one('section[data-stale]')).not.toBeNull()
    await press()
    await until(() => /By Stripe.* as read on/.test(notes()))
    const rate = () => all<HTMLInputElement>('[name^="rate:"]')[0] as HTMLInputElement
    await type(rate(), '1')
    expect(choice().value).toBe('own')
    expect(options()[2]).toEqual(['own', false])
    await type(rate(), rate().defaultValue)
    expect(choice().value).toBe(options()[1]?.[0])
    await type(rate(), '1')
    await type(choice(), '')
    expect(choice().value).toBe('')
    await press()
    expect(results().net).toBe('$485.20')
  })
})
