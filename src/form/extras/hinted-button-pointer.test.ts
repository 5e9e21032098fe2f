/** Tooltips as pointers meet them. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  arrive,
  close,
  copy,
  leave,
  link,
  open,
  point,
  pressed,
  send,
  show,
  tooltip,
  wait,
} from '../../../test/form/tooltips'

beforeEach(show)
afterEach(close)

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
