import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** A tooltip opens after so long, but at once where another has closed no longer ago than this; in milliseconds. */
const DELAY = 700
const SKIP_DELAY = 300

/** What is left free at the edges of the screen. */
const MARGIN = 8

/** One tooltip at a time: how to close the open one, and when the last one closed. */
let closeOpen: (() => void) | undefined
let lastClosed = Number.NEGATIVE_INFINITY

/** Above the button and centred; below it where there is no room, and never beyond the edges. */
function place(tooltip: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left, width } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = tooltip
  const rightmost = document.documentElement.clientWidth - offsetWidth - MARGIN
  const centred = left + (width - offsetWidth) / 2
  style.left = `${Math.max(MARGIN, Math.min(centred, rightmost))}px`
  style.top = `${top < offsetHeight ? bottom : top - offsetHeight}px`
}

interface HintedButtonProps {
  hint: string
  onClick: () => void
  children: ReactNode
}

/** A button with a tooltip, for pointers and for the keyboard. */
export function HintedButton({ hint, onClick, children }: HintedButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const tooltip = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasPointer = useRef(false)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])

  const open = useCallback(() => {
    clearTimeout(timer.current)
    closeOpen?.()
    setOpen(true)
  }, [])

  useLayoutEffect(() => {
    if (!isOpen || !tooltip.current || !button.current) return
    // In front of everything, where the browser can.
    tooltip.current.showPopover?.()
    place(tooltip.current, button.current)
    closeOpen = close
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    // Whoever comes with the keyboard is scrolled to; the tooltip goes along. From under a pointer the button is gone.
    const onMove = () => {
      if (tooltip.current && button.current?.matches(':focus-visible')) place(tooltip.current, button.current)
      else close()
    }
    document.addEventListener('keydown', onKey)
    for (const type of ['scroll', 'resize']) addEventListener(type, onMove, true)
    return () => {
      closeOpen = undefined
      lastClosed = performance.now()
      document.removeEventListener('keydown', onKey)
      for (const type of ['scroll', 'resize']) removeEventListener(type, onMove, true)
    }
  }, [isOpen, close])

  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  function arrive({ pointerType }: PointerEvent) {
    if (pointerType === 'touch' || hasPointer.current) return
    hasPointer.current = true
    timer.current = setTimeout(open, performance.now() - lastClosed < SKIP_DELAY ? 0 : DELAY)
  }

  /** From the button onto its tooltip and back it stays open, so that it can be read with a magnifier. */
  function leave({ relatedTarget }: PointerEvent) {
    if (relatedTarget instanceof Node && tooltip.current?.contains(relatedTarget)) return
    if (relatedTarget === button.current) return
    hasPointer.current = false
    close()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="extras-tool"
        aria-describedby={isOpen ? id : undefined}
        onPointerMove={arrive}
        onPointerLeave={leave}
        onPointerDown={close}
        // Not where a press has brought the focus.
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
        onBlur={close}
        onClick={() => {
          close()
          onClick()
        }}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={tooltip}
          id={id}
          role="tooltip"
          popover="manual"
          className="extras-tooltip"
          onPointerLeave={leave}
        >
          <span>{hint}</span>
        </div>
      )}
    </>
  )
}
