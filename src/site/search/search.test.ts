// @vitest-environment happy-dom
/** The search as it is used, with an index of its own; its keys are in `search-keys.test.ts`. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  active,
  close,
  fetched,
  field,
  isSearching,
  key,
  list,
  open,
  openLate,
  options,
  prepare,
  shown,
  status,
  type,
} from '../../../test/search/page'
import { settle, until } from '../../../test/waiting'

beforeEach(prepare)
afterEach(close)

describe('before anything is typed', () => {
  it('asks for its index once, hides nothing, and says how much there is to find', async () => {
    await open({ count: 27 })
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/search.json')
    expect(status()).toBe('27 calculators')
    expect(isSearching()).toBe(false)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    expect(field().getAttribute('spellcheck')).toBe('false')
    expect(list().id).not.toBe('')
    expect(field().getAttribute('aria-controls')).toBe(list().id)
    expect(list().hidden).toBe(true)
    field().focus()
    await settle()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('keys mean nothing', async () => {
    await open()
    expect(status()).toBe('')
    expect(await key('ArrowDown')).toBe(true)
    expect(await key('Enter')).toBe(true)
    expect(active()).toBe(-1)
    expect(await key('a')).toBe(false)
  })
})

describe('what is typed', () => {
  it('finds, says how many, and hides the list of the page', async () => {
    await open({}, ' wa ')
    await until(() => options().length === 2)
    expect(shown()).toEqual(['Waist Calculator', 'Water Calculator'])
    expect(status()).toBe('2 calculators')
    expect(isSearching()).toBe(true)
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
    expect(options().map((option) => option.getAttribute('href'))).toEqual(['/waist/', '/water/'])
    expect(options().map((option) => option.getAttribute('aria-current'))).toEqual([null, 'page'])
    expect(options()[0]?.textContent).toBe('Waist CalculatorAll about Waist Calculator.')
    expect(list().hidden).toBe(false)
    // Arrow keys lead through them; Tab goes past.
    expect(options().map((option) => option.getAttribute('tabindex'))).toEqual(['-1', '-1'])
  })

  it('is nothing as long as it is blank', async () => {
    await open({}, 'wa')
    await until(() => options().length)
    await type('  ')
    expect([isSearching(), options().length]).toEqual([false, 0])
  })

  it('finds nothing, and says so', async () => {
    await open({}, 'xyzzy')
    await until(() => /xyzzy/.test(status() ?? ''))
    expect(options()).toEqual([])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(isSearching()).toBe(true)
  })

  it('where nothing is found, one press shows everything and goes on in the field', async () => {
    await open({ count: 27 }, 'xyzzy')
    await until(() => status() === 'No calculator matches “xyzzy”')
    expect(document.querySelector('button')?.textContent).toBe('Show all 27')
    document.querySelector('button')?.click()
    await settle()
    expect([field().value, isSearching(), document.querySelector('button')]).toEqual(['', false, null])
    expect(document.activeElement).toBe(field())
    expect(status()).toBe('27 calculators')
  })

  const long = 'x'.repeat(41)
  it.each([
    [
      'en',
      'Find a calculator',
      'Find a calculator: eBay, probate …',
      `No calculator matches “${long.slice(1)}…”`,
      '1 calculator, none for “Etsy”',
    ],
    [
      'de',
      'Rechner finden',
      'Rechner finden: eBay, Nachlass …',
      `Kein Rechner passt zu „${long.slice(1)}…“`,
      '1 Rechner, keiner für „Etsy“',
    ],
  ] as const)('is asked for and answered in words of %s', async (language, label, examples, none, missed) => {
    await open({ language }, long)
    await until(() => status() === none)
    expect(document.querySelector('label')?.textContent).toBe(label)
    expect(list().getAttribute('aria-label')).toBe(label)
    expect(field().placeholder).toBe(examples)
    await type('paypal Etsy')
    expect(status()).toBe(missed)
  })

  it('is answered in the language of the page', async () => {
    await open({ language: 'de' }, 'pay')
    await until(() => options().length)
    expect(options()[0]?.textContent).toBe('PayPal-GebührenAll about PayPal Fees.')
    expect(options()[0]?.querySelector('span')?.hasAttribute('lang')).toBe(false)
    await type('taille')
    expect(options()[0]?.textContent).toBe('TailleAll about Waist Calculator.')
    expect(options()[0]?.querySelector('span')?.lang).toBe('en')
  })
})

it('an index that does not come is missed in one line, and asked for again', async () => {
  fetched.mockRejectedValueOnce(new Error('no line'))
  await open({}, 'wa')
  await until(() => document.querySelector('button'))
  expect(document.body.textContent).toContain('The home page lists every calculator.')
  expect(options()).toEqual([])
  document.querySelector('button')?.click()
  await until(() => options().length === 2)
  expect(document.querySelector('button')).toBeNull()
})

describe('Enter before the index is there', () => {
  let opened: (string | null)[]
  const note = (event: Event) => {
    event.preventDefault()
    opened.push((event.target as Element).getAttribute('href'))
  }
  let comes: () => void
  let answered: ReturnType<typeof fetched.getMockImplementation>
  beforeEach(() => {
    opened = []
    document.addEventListener('click', note)
    const { promise, resolve } = Promise.withResolvers<void>()
    comes = resolve
    answered = fetched.getMockImplementation()
    fetched.mockImplementation(() => promise.then(() => answered?.()))
  })
  afterEach(() => document.removeEventListener('click', note))

  it('opens the first that is found, once', async () => {
    await open({}, 'wa')
    expect(await key('Enter')).toBe(true)
    expect(opened).toEqual([])
    comes()
    await until(() => opened.length)
    await key('ArrowDown')
    await type('pay')
    expect(opened).toEqual(['/waist/'])
  })

  it('is needed for that, even of what was typed before the script', async () => {
    await openLate('wa')
    comes()
    await until(() => options().length)
    await settle()
    expect(opened).toEqual([])
  })

  it.each([
    ['typing on', () => type('wat')],
    ['leaving the field', () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))],
  ])('is taken back by %s', async (_what, doIt) => {
    await open({}, 'wa')
    await key('Enter')
    await doIt()
    comes()
    await until(() => options().length)
    await settle()
    expect(opened).toEqual([])
  })

  it('asks again where the index did not come, and is taken back if it fails again', async () => {
    fetched.mockReset().mockRejectedValue(new Error('no line'))
    await open({}, 'wa')
    await until(() => document.querySelector('button'))
    await key('Enter')
    expect(fetched).toHaveBeenCalledTimes(2)
    fetched.mockImplementation(() => answered?.())
    field().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await until(() => options().length)
    await settle()
    expect(opened).toEqual([])
  })
})

it('a word that was passed over is named beside what the others find', async () => {
  await open({ count: 27 }, 'etsy water')
  await until(() => status() === '1 calculator, none for “etsy”')
})

it('what was typed before the script is answered', async () => {
  await openLate(' xyzzy ')
  await until(() => status() === 'No calculator matches “xyzzy”')
})
