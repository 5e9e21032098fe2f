import * as Toast from '@radix-ui/react-toast'
import { useCallback, useState } from 'react'

interface Message {
  readonly id: number
  readonly text: string
}

const MOST_VISIBLE = 3

/** The latest messages; older ones make room. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Message[]>([])
  const say = useCallback(
    (text: string) =>
      setToasts((shown) => [...shown, { id: (shown.at(-1)?.id ?? 0) + 1, text }].slice(-MOST_VISIBLE)),
    [],
  )
  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  )
  return { toasts, say, dismiss }
}

interface ToastListProps {
  toasts: readonly Message[]
  dismiss: (id: number) => void
  closeLabel: string
}

export function ToastList({ toasts, dismiss, closeLabel }: ToastListProps) {
  return toasts.map(({ id, text }) => (
    <Toast.Root key={id} className="extras-toast" onOpenChange={(open) => open || dismiss(id)}>
      <Toast.Description>{text}</Toast.Description>
      <Toast.Close className="extras-close" aria-label={closeLabel}>
        ×
      </Toast.Close>
    </Toast.Root>
  ))
}
