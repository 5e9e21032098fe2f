import { useEffect, useRef } from 'react'
import type { Answer } from './answer'

/** Pixels: the figure, the bar and five lines on the smallest phones. */
const MUST_BE_SEEN = 500

/** Scrolls the result into view after a press, unless it is visible already. Focus stays where it was. */
export function useAnswerInView(answer: Answer | undefined) {
  const section = useRef<HTMLElement>(null)
  const presses = answer?.presses
  useEffect(() => {
    if (!presses) return
    // Reading positions forces a layout; right before a paint the browser does one anyway.
    const frame = requestAnimationFrame(() => {
      if (!section.current) return
      const { top, bottom } = section.current.getBoundingClientRect()
      const needed = Math.min(bottom, top + MUST_BE_SEEN)
      // The header stays at the top of the window and covers what is under it.
      const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
      if (top < covered || needed > window.innerHeight) section.current.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [presses])
  return section
}
