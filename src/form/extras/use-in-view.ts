import { type RefObject, useEffect, useRef } from 'react'

/** Brings an answer into view that was just asked for, unless it is there already. */
export function useInView<Shown extends HTMLElement>(times: number): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    if (times > 0) shown.current?.scrollIntoView({ block: 'nearest' })
  }, [times])
  return shown
}
