import * as Toast from '@radix-ui/react-toast'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** What a message is about: a new one about the same thing takes the place of the old one. */
export type Topic = string

interface Message {
  readonly topic: Topic
  readonly text: string
  /** A new value restarts the timer and is announced again. */
  readonly edition: number
}

const MAX_VISIBLE = 3

const VIEWPORT = '.extras-viewport'

/** Leads to the messages. */
export const HOTKEY: ['altKey', 'KeyT'] = ['altKey', 'KeyT']

const [MODIFIER, KEY] = HOTKEY
const isHotkey = (event: KeyboardEvent) => event[MODIFIER] && event.code === KEY

/** The latest messages; older ones make room. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Message[]>([])

  /** What was pressed last for a message; who closes one goes on from there. */
  const origin = useRef<Element>(null)

  const say = useCallback((topic: Topic, text: string) => {
    origin.current = document.activeElement
    setToasts((shown) => {
      const before = shown.find((toast) => toast.topic === topic)
      const message = { topic, text, edition: (before?.edition ?? 0) + 1 }
      if (before) return shown.map((toast) => (toast === before ? message : toast))
      return [...shown, message].slice(-MAX_VISIBLE)
    })
  }, [])

  const dismiss = useCallback((topic: Topic) => {
    if (document.activeElement?.closest(VIEWPORT))
      (origin.current as HTMLElement | null)?.focus({ preventScroll: true })
    setToasts((shown) => shown.filter((toast) => toast.topic !== topic))
  }, [])

  const hasToasts = toasts.length > 0
  // The key that leads to the messages opens a menu in some browsers; while there are any, it leads to them only.
  useLayoutEffect(() => {
    if (!hasToasts) return
    const keep = (event: KeyboardEvent) => isHotkey(event) && event.preventDefault()
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  }, [hasToasts])

  return { toasts, say, dismiss }
}

interface ToastListProps {
  toasts: readonly Message[]
  dismiss: (topic: Topic) => void
  closeLabel: string
}

export function ToastList({ toasts, dismiss, closeLabel }: ToastListProps) {
  return toasts.map(({ topic, text, edition }) => (
    <Toast.Root
      key={`${topic} ${edition}`}
      className="extras-toast"
      onOpenChange={(open) => open || dismiss(topic)}
    >
      <Toast.Description>{text}</Toast.Description>
      <Toast.Close className="extras-close" aria-label={closeLabel}>
        ×
      </Toast.Close>
    </Toast.Root>
  ))
}
