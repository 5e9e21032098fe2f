// @vitest-environment happy-dom
/** Tooltips as pointers and the keyboard meet them. */
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HintedButton } from './hinted-button'

let root: Root
const pressed = vi.fn()
const [copy, link] = [() => buttonAt(0), () => buttonAt(1)]
const buttonAt = (place: number) => document.querySelectorAll('button')[place] as HTMLButtonElement
const tooltip = () => document.querySelector<HTMLElement>('[role=tooltip]')
const open = () => [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent)

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))
const send = (target: EventTarget, event: Event) => act(async () => void target.dispatchEvent(event))
const point = (target: EventTarget, type: string, more: PointerEventInit = {}) =>
  send(target, new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }))
const key = (name: string) => send(document, new KeyboardEvent('keydown', { key: name }))

async function arrive(button: HTMLElement, milliseconds = 700) {
  await point(button, 'pointermove')
  await wait(milliseconds)
}
const leave = (button: HTMLElement) => point(button, 'pointerout', { relatedTarget: document.body })

async function focus(button: HTMLButtonElement, isByKeyboard = true) {
  vi.spyOn(button, 'matches').mockReturnValue(isByKeyboard)
  await act(async () => button.focus())
}

/** Each test comes long after the one before, whose tooltips would otherwise make its own open at once. */
let minutes = 0

beforeEach(async () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(++minutes * 60_000)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  const button = (name: string) =>
    createElement(HintedButton, { key: name, hint: `About ${name}`, onClick: pressed } as never, name)
  await act(async () => root.render([button('Copy'), button('Link')]))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  pressed.mockClear()
})

describe('a pointer', () => {
  it('that stays gets the tooltip after a moment, which belongs to its button', async () => {
    await arrive(copy(), 699)
    expect(open()).toEqual([])
    await wait(1)
    expect(open()).toEqual(['About Copy'])
    expect(copy().getAttribute('aria-describedby')).toBe(tooltip()?.id)
    expect(link().getAttribute('aria-describedby')).toBeNull()
    await leave(copy())
    expect(open()).toEqual([])
  })

  it('that moves on before that gets none', async () => {
    await arrive(copy(), 600)
    await leave(copy())
    await wait(700)
    expect(open()).toEqual([])
  })

  it('that moves within the button does not wait anew', async () => {
    await arrive(copy(), 600)
    await arrive(copy(), 100)
    expect(open()).toEqual(['About Copy'])
  })

  it('that comes from one button to the next gets its tooltip at once, and one only', async () => {
    await arrive(copy())
    await leave(copy())
    await arrive(link(), 0)
    expect(open()).toEqual(['About Link'])
    await leave(link())
    await wait(300)
    await arrive(copy(), 0)
    expect(open()).toEqual([])
  })

  it('that moves within the button and leaves before that gets none', async () => {
    await arrive(copy(), 300)
    await arrive(copy(), 300)
    await leave(copy())
    await wait(700)
    expect(open()).toEqual([])
  })

  it('that comes a second time, much later, waits again and gets it again', async () => {
    await arrive(copy())
    await leave(copy())
    await wait(1000)
    await arrive(copy(), 699)
    expect(open()).toEqual([])
    await wait(1)
    expect(open()).toEqual(['About Copy'])
  })

  it('that goes straight to another button takes the tooltip away', async () => {
    await arrive(copy())
    await point(copy(), 'pointerout', { relatedTarget: link() })
    expect(open()).toEqual([])
  })

  it('is followed by none when something on the page moves under it, which tells the page on the way down only', async () => {
    await arrive(copy())
    await send(document.querySelector('main') as HTMLElement, new Event('scroll'))
    expect(open()).toEqual([])
  })

  it('may go onto the tooltip and back, to read it with a magnifier', async () => {
    await arrive(copy())
    const words = tooltip()?.firstElementChild as HTMLElement
    await point(copy(), 'pointerout', { relatedTarget: words })
    expect(open()).toEqual(['About Copy'])
    await point(tooltip() as HTMLElement, 'pointerout', { relatedTarget: copy() })
    expect(open()).toEqual(['About Copy'])
    await leave(tooltip() as HTMLElement)
    expect(open()).toEqual([])
  })

  it('that is a finger gets none', async () => {
    await point(copy(), 'pointermove', { pointerType: 'touch' })
    await wait(700)
    expect(open()).toEqual([])
  })

  it('that presses closes the tooltip, and the press counts', async () => {
    await arrive(copy())
    await point(copy(), 'pointerdown')
    expect(open()).toEqual([])
    await act(async () => copy().click())
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('is followed by none when the page moves under it', async () => {
    await arrive(copy())
    await send(window, new Event('scroll'))
    expect(open()).toEqual([])
  })
})

describe('the keyboard', () => {
  it('gets the tooltip at once, and takes it along', async () => {
    await focus(copy())
    expect(open()).toEqual(['About Copy'])
    await focus(link())
    expect(open()).toEqual(['About Link'])
    await act(async () => link().blur())
    expect(open()).toEqual([])
  })

  it('closes it by Escape and by a press, by no other key', async () => {
    await focus(copy())
    await key('a')
    expect(open()).toEqual(['About Copy'])
    await key('Escape')
    expect(open()).toEqual([])
    await focus(link())
    await act(async () => link().click())
    expect(open()).toEqual([])
  })

  it('keeps it when the page scrolls to the button', async () => {
    await focus(copy())
    const rectangle = vi.spyOn(copy(), 'getBoundingClientRect')
    rectangle.mockReturnValue({ top: 90, bottom: 110, left: 50, width: 80 } as DOMRect)
    await send(window, new Event('resize'))
    expect(tooltip()?.style.top).toBe('90px')
  })

  it('is not meant where a press has brought the focus', async () => {
    await focus(copy(), false)
    expect(open()).toEqual([])
  })
})

it('one that is opened by a pointer closes the one of the keyboard', async () => {
  await focus(copy())
  await arrive(link())
  expect(open()).toEqual(['About Link'])
})

it('stands above its button, below where there is no room, and never beyond the edges', async () => {
  const size = (name: 'offsetWidth' | 'offsetHeight', value: number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
  size('offsetWidth', 100)
  size('offsetHeight', 30)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320)
  const rectangle = vi.spyOn(copy(), 'getBoundingClientRect')
  for (const [left, top, at] of [
    [150, 200, { left: '120px', top: '170px' }],
    [150, 30, { left: '120px', top: '0px' }],
    [150, 29, { left: '120px', top: '49px' }],
    [0, 200, { left: '8px', top: '170px' }],
    [280, 200, { left: '212px', top: '170px' }],
  ] as const) {
    rectangle.mockReturnValue({ left, top, bottom: top + 20, width: 40 } as DOMRect)
    await focus(copy())
    expect({ left: tooltip()?.style.left, top: tooltip()?.style.top }).toEqual(at)
    await act(async () => copy().blur())
  }
})

it('one that is closed listens to nothing any more', async () => {
  const heard: string[] = []
  for (const target of [window, document]) {
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, _act, options) => {
      heard.push(`${type} ${options ?? false}`)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, _act, options) => {
      heard.splice(heard.indexOf(`${type} ${options ?? false}`), 1)
    })
  }
  await focus(copy())
  expect(heard.toSorted()).toEqual(['keydown false', 'resize true', 'scroll true'])
  await act(async () => copy().blur())
  expect(heard).toEqual([])
})

it('a page without its buttons hears nothing', async () => {
  await point(copy(), 'pointermove')
  await act(async () => root.render(null))
  expect(vi.getTimerCount()).toBe(0)
})
