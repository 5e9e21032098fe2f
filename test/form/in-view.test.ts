/** Where the page stands after a press: at the result, unless that is in sight, and until the visitor moves. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle } from '../waiting'
import { close, one, open, press, reset } from './page'

/** The observers of the page that are at work, and what they look at. */
const watching = new Map<() => void, Element>()
const grow = () => {
  for (const callback of [...watching.keys()]) callback()
}

const scroll = vi.fn()

/** Where the result is, from the top of the window. */
const at = (top: number, bottom: number) =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, bottom } as DOMRect)

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** With the picture of the result, and with the next one. */
async function twoFrames() {
  await frame()
  await frame()
}

/** Frames come when the returned function is called. */
function holdFrames() {
  const frames = new Map<number, () => void>()
  let asked = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(++asked, draw)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (waiting: number) => frames.delete(waiting))
  return () => {
    const due = [...frames.values()]
    frames.clear()
    for (const draw of due) draw()
  }
}

/** The times that a press brings the result into view, when it stands there. */
async function scrollsAt(top: number, bottom: number): Promise<number> {
  scroll.mockClear()
  at(top, bottom)
  await press()
  await twoFrames()
  await settle()
  return scroll.mock.calls.length
}

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly callback: () => void) {}
      observe(element: Element) {
        watching.set(this.callback, element)
      }
      disconnect() {
        watching.delete(this.callback)
      }
    },
  )
  vi.spyOn(window, 'scrollBy').mockImplementation(scroll)
  at(0, 300)
  await open('ebay-fee-calculator')
})
afterEach(async () => {
  await close()
  document.documentElement.style.scrollPaddingTop = ''
  watching.clear()
  scroll.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a result out of sight comes into view, one in sight stays', async () => {
  expect(await scrollsAt(0, innerHeight)).toBe(0)
  expect(await scrollsAt(-1, 300)).toBe(1)
  expect(scroll).toHaveBeenCalledWith(0, -1)
  expect(await scrollsAt(innerHeight - 499, innerHeight + 900)).toBe(1)
  expect(await scrollsAt(innerHeight - 500, innerHeight + 900)).toBe(0)
  expect(await scrollsAt(innerHeight - 200, innerHeight)).toBe(0)
})

it('what stands under the header is out of sight, but for half a pixel', async () => {
  document.documentElement.style.scrollPaddingTop = '56px'
  expect(await scrollsAt(40, 300)).toBe(1)
  expect(await scrollsAt(55, 300)).toBe(1)
  expect(scroll).toHaveBeenCalledWith(0, -1)
  expect(await scrollsAt(55.4, 300)).toBe(1)
  expect(await scrollsAt(55.5, 300)).toBe(0)
  expect(await scrollsAt(56, 300)).toBe(0)
})

it('before a press nothing moves', async () => {
  await close()
  at(-40, 700)
  await open('ebay-fee-calculator')
  await twoFrames()
  expect(watching.size).toBe(0)
  expect(scroll).not.toHaveBeenCalled()
})

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
  'a result that grows under the header comes down again, until the visitor moves by %s',
  async (move) => {
    await press()
    await twoFrames()
    expect([...watching.values()]).toEqual([one('main section:has(output)')])
    grow()
    expect(scroll).not.toHaveBeenCalled()
    at(-40, 700)
    grow()
    expect(scroll.mock.calls).toEqual([[0, -40]])
    dispatchEvent(new Event(move))
    grow()
    expect(scroll).toHaveBeenCalledOnce()
  },
)

it('after Reset its button is in view: a form that was long would leave the visitor far below', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  await reset()
  await settle()
  expect(scroll.mock.contexts).toEqual([one('main form button[type=reset]')])
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})

it('the picture with the result does not wait for what watches it', async () => {
  const drawNext = holdFrames()
  await press()
  await settle()
  expect(watching.size).toBe(0)
  drawNext()
  expect(watching.size).toBe(0)
  drawNext()
  expect(watching.size).toBe(1)
})

it.each([0, 1])('who moves before it is watched is left alone, after %i frames', async (drawn) => {
  const drawNext = holdFrames()
  await press()
  await settle()
  for (let frame = 0; frame < 2; frame++) {
    if (frame === drawn) dispatchEvent(new Event('wheel'))
    drawNext()
  }
  expect(watching.size).toBe(0)
})

it('after another press the result is watched once, however the visitor has moved in between', async () => {
  await press()
  await twoFrames()
  await press()
  await twoFrames()
  expect(watching.size).toBe(1)
  dispatchEvent(new Event('wheel'))
  expect(watching.size).toBe(0)
  await press()
  await twoFrames()
  expect(watching.size).toBe(1)
})

it('a page that is gone before the next frame is not scrolled, and listens to nothing any more', async () => {
  const heard = new Set<unknown>()
  vi.spyOn(window, 'addEventListener').mockImplementation((_type, listener) => void heard.add(listener))
  vi.spyOn(window, 'removeEventListener').mockImplementation((_type, listener) => void heard.delete(listener))
  at(-40, 700)
  const drawNext = holdFrames()
  await press()
  await settle()
  expect(heard.size).toBeGreaterThan(0)
  await close()
  drawNext()
  drawNext()
  expect(scroll).not.toHaveBeenCalled()
  expect(watching.size).toBe(0)
  expect(heard.size).toBe(0)
})
