import { useEffect, useRef } from 'react'
import type { Answer } from './answer'

/** Pixels: the figure, the bar and five lines on the smallest phones. */
const MUST_BE_SEEN = 500

/** After these the place on the page is the visitor's own choice. */
const OWN_MOVES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** What the header covers, which stays at the top of the window. */
const coveredHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Half a pixel is a matter of rounding. */
const isUnderHeader = (top: number) => top < coveredHeight() - 0.5

/** Scrolls the result into view after a press, unless it is visible already. Focus stays where it was. */
export function useAnswerInView(answer: Answer | undefined) {
  const section = useRef<HTMLElement>(null)
  const presses = answer?.presses
  useEffect(() => {
    const result = section.current
    if (!presses || !result) return
    const tool = result.parentElement as HTMLElement
    // Who pressed before the script was there and has gone on to read is not fetched back.
    const hasLeft = () => isUnderHeader(tool.getBoundingClientRect().bottom)
    // Not by `scrollIntoView`: beside a longer form the result sticks, and Firefox then leaves its name under the header.
    const show = () => hasLeft() || scrollBy(0, result.getBoundingClientRect().top - coveredHeight())
    // What is fetched later makes the result taller; beside the end of a long form that moves its figure up.
    const watcher = new ResizeObserver(() => {
      if (isUnderHeader(result.getBoundingClientRect().top)) show()
    })
    let hasMoved = false
    // Reading positions forces a layout; right before a paint the browser does one anyway.
    let frame = requestAnimationFrame(() => {
      const { top, bottom } = result.getBoundingClientRect()
      const needed = Math.min(bottom, top + MUST_BE_SEEN)
      if (needed > window.innerHeight || isUnderHeader(top)) show()
      // It looks at once at what it watches: the picture with the result does not wait for that.
      frame = requestAnimationFrame(() => hasMoved || watcher.observe(result))
    })
    const leave = () => {
      hasMoved = true
      watcher.disconnect()
    }
    for (const move of OWN_MOVES) addEventListener(move, leave, { once: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      leave()
      for (const move of OWN_MOVES) removeEventListener(move, leave)
    }
  }, [presses])
  return section
}
