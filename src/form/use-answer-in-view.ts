import { useEffect, useRef } from 'react'
import type { Answer } from './answer'

/** Pixels: the figure, the bar and five lines on the smallest phones. */
const MUST_BE_SEEN = 500

/** After these the place on the page is the visitor's own choice. */
const OWN_MOVES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** What the header covers, which stays at the top of the window. */
const coveredHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Scrolls the result into view after a press, unless it is visible already. Focus stays where it was. */
export function useAnswerInView(answer: Answer | undefined) {
  const section = useRef<HTMLElement>(null)
  const presses = answer?.presses
  useEffect(() => {
    const result = section.current
    if (!presses || !result) return
    let isFirst = true
    // Called before a paint, when positions are known: once after the press, and when what comes later has made the result
    // taller, which beside the end of a long form moves its figure up, under the header.
    const watcher = new ResizeObserver(() => {
      const { top, bottom } = result.getBoundingClientRect()
      const isCutOff = isFirst && Math.min(bottom, top + MUST_BE_SEEN) > window.innerHeight
      if (isCutOff || top < coveredHeight() - 1) result.scrollIntoView({ block: 'start' })
      isFirst = false
    })
    watcher.observe(result)
    const leave = () => watcher.disconnect()
    for (const move of OWN_MOVES) addEventListener(move, leave, { once: true, passive: true })
    return () => {
      leave()
      for (const move of OWN_MOVES) removeEventListener(move, leave)
    }
  }, [presses])
  return section
}
