/** Tooltips as the keyboard meets them, where they stand, and what they leave behind. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  arrive,
  close,
  copy,
  focus,
  key,
  link,
  open,
  point,
  removeButtons,
  send,
  show,
  tooltip,
} from '../../../test/form/tooltips'

beforeEach(show)
afterEach(close)

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
      const place = heard.indexOf(`${type} ${options ?? false}`)
      if (place >= 0) heard.splice(place, 1)
    })
  }
  await focus(copy())
  expect(heard.toSorted()).toEqual(['keydown false', 'resize true', 'scroll true'])
  await act(async () => copy().blur())
  expect(heard).toEqual([])
})

it('a page without its buttons hears nothing', async () => {
  await point(copy(), 'pointermove')
  await removeButtons()
  expect(vi.getTimerCount()).toBe(0)
})
