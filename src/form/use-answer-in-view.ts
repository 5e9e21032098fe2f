import { useEffect, useRef } from 'react'
import type { Answer } from './answer'

/** The figure, the bar and five lines of the smallest phones. */
const MUST_BE_SEEN = 500

/** After a press the result is in view; where it already is, nothing moves. Focus stays where it was. */
export function useAnswerInView(answer: Answer | undefined) {
  const section = useRef<HTMLElement>(null)
  const presses = answer?.presses
  useEffect(() => {
    if (!presses) return
    // Asking for places makes the browser lay the page out; right before it draws, it has to do so anyway.
    const frame = requestAnimationFrame(() => {
      if (!section.current) return
      const { top, bottom } = section.current.getBoundingClientRect()
      const needed = Math.min(bottom, top + MUST_BE_SEEN)
      if (top < 0 || needed > window.innerHeight) section.current.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [presses])
  return section
}
