// @vitest-environment happy-dom
/** The few lines that are there before the script: they remember presses, and say when the script is missing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import use from './client-use'
import { HYDRATED } from './hydrated'

const island = () => document.querySelector('section') as HTMLElement
const form = () => document.querySelector('form') as HTMLFormElement
const control = () => document.querySelector('input') as HTMLInputElement
const note = () => document.querySelector('[data-failed]') as HTMLElement
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLButtonElement

const hydrate = vi.fn(async () => {})
const load = vi.fn(async () => hydrate)
const start = (value?: string) => use(load, { name: 'Form', value } as never, island() as never)

beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  hydrate.mockClear()
  document.body.innerHTML = `<section><form>
    <input name="amount" type="number" inputmode="decimal" value="5">
    <button type="button"><b>Add</b></button><button type="submit">Calculate</button><button type="reset">Reset</button>
    <div data-failed hidden><button type="button">Reload</button></div>
  </form></section>`
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the script', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'is fetched once, at %s or whatever comes first',
    async (touch) => {
      start()
      expect(load).not.toHaveBeenCalled()
      island().dispatchEvent(new Event(touch))
      island().dispatchEvent(new Event('keydown'))
      await vi.runAllTimersAsync()
      expect(load).toHaveBeenCalledOnce()
      expect(hydrate).toHaveBeenCalledOnce()
    },
  )

  it('that could not be fetched is asked for again with the next use', async () => {
    start()
    hydrate.mockRejectedValueOnce(new Error('no line'))
    island().dispatchEvent(new Event('pointerover'))
    await vi.runAllTimersAsync()
    island().dispatchEvent(new Event('pointerover'))
    await vi.runAllTimersAsync()
    expect(hydrate).toHaveBeenCalledTimes(2)
    island().dispatchEvent(new Event('pointerover'))
    await vi.runAllTimersAsync()
    expect(hydrate).toHaveBeenCalledTimes(2)
  })

  it('is fetched when the page is idle, where that is asked for', async () => {
    start()
    await vi.runAllTimersAsync()
    expect(load).not.toHaveBeenCalled()
    start('idle')
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits until the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    start('idle')
    await vi.runAllTimersAsync()
    expect(load).not.toHaveBeenCalled()
    dispatchEvent(new Event('load'))
    await vi.runAllTimersAsync()
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('presses before the script', () => {
  const clicks: string[] = []
  const taken = () => {
    clicks.splice(0)
    island().addEventListener('click', ({ target }) =>
      clicks.push((target as Element).closest('button')?.textContent ?? ''),
    )
    form().dispatchEvent(new Event(HYDRATED))
  }

  it('are repeated in their order when it has taken over, and never again', () => {
    start()
    document.querySelector('b')?.click()
    button('Calculate').click()
    island().click()
    taken()
    expect(clicks).toEqual(['Add', 'Calculate'])
    form().dispatchEvent(new Event(HYDRATED))
    expect(clicks).toHaveLength(2)
  })

  it('are taken back by Reset, which is not repeated itself', () => {
    start()
    button('Calculate').click()
    button('Reset').click()
    taken()
    expect(clicks).toEqual([])
  })

  it('of Reset alone ask for nothing, so nothing is missing', () => {
    start()
    button('Reset').click()
    vi.advanceTimersByTime(20_000)
    expect(note().hidden).toBe(true)
  })

  it('are repeated too where the page has no line for a missing script', () => {
    note().remove()
    start()
    button('Calculate').click()
    taken()
    expect(clicks).toEqual(['Calculate'])
  })

  it('never reload the page', () => {
    start()
    const submit = new Event('submit', { cancelable: true })
    form().dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })

  it('are answered after ten seconds at most: the script is missing', () => {
    start()
    button('Calculate').click()
    vi.advanceTimersByTime(6000)
    button('Calculate').click()
    vi.advanceTimersByTime(9999)
    expect(note().hidden).toBe(true)
    vi.advanceTimersByTime(1)
    expect(note().hidden).toBe(false)
    form().dispatchEvent(new Event(HYDRATED))
    expect(note().hidden).toBe(true)
  })

  it('say nothing once it has taken over', () => {
    start()
    button('Calculate').click()
    form().dispatchEvent(new Event(HYDRATED))
    button('Calculate').click()
    vi.advanceTimersByTime(20_000)
    expect(note().hidden).toBe(true)
  })

  it('are answered at once when the script breaks; a reload carries what was typed', () => {
    start()
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    island().dispatchEvent(new Event('astro:hydration-error'))
    expect(note().hidden).toBe(false)
    control().value = '7'
    button('Reload').click()
    expect(location.hash).toBe('#amount=7')
    expect(reload).toHaveBeenCalledOnce()
    taken()
    expect(clicks).toEqual([])
  })
})

it('scrolling never waits for what listens to it', () => {
  const listen = vi.spyOn(island(), 'addEventListener')
  start()
  const isPassive = (options: unknown) => (options as AddEventListenerOptions).passive
  for (const type of ['wheel', 'touchstart'])
    expect(
      listen.mock.calls.filter(([of]) => of === type).map(([, , options]) => isPassive(options)),
    ).toEqual([true])
})

it('needs no form', () => {
  document.body.innerHTML = '<section></section>'
  expect(() => start()).not.toThrow()
})

it('reads any notation before the script', () => {
  start()
  const input = document.querySelector('input') as HTMLInputElement
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'data', { value: ',' })
  input.dispatchEvent(event)
  expect(input.type).toBe('text')
})
