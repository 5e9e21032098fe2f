import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { Language } from '../engine/format'
import { type Deferred, NOT_ASKED } from './deferred'
import styles from './form.module.css'
import { FORM_WORDS } from './form-words'

interface MissingProps {
  language: Language
  /** What is missing, as a sentence. */
  text: string
  onRetry: () => void
}

/** One quiet line in the place of something that could not be fetched. */
export function Missing({ language, text, onRetry }: MissingProps) {
  return (
    <p className={styles.missing} role="status">
      <span>{text}</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {FORM_WORDS[language].tryAgain}
      </button>
    </p>
  )
}

interface GuardProps extends Omit<MissingProps, 'onRetry'> {
  /** Another value gives the piece another chance. */
  asked: number
  children: ReactNode
}

/** A piece that throws is as good as one that could not be fetched. */
class Guard extends Component<GuardProps, { failedAt?: number }> {
  override state: { failedAt?: number } = {}

  static getDerivedStateFromError() {
    return { failedAt: -1 }
  }

  static getDerivedStateFromProps({ asked }: GuardProps, { failedAt }: { failedAt?: number }) {
    if (failedAt === -1) return { failedAt: asked }
    return failedAt === undefined || failedAt === asked ? null : { failedAt: undefined }
  }

  override render() {
    const { language, text, children } = this.props
    if (this.state.failedAt === undefined) return children
    return <Missing {...{ language, text }} onRetry={() => this.setState({ failedAt: undefined })} />
  }
}

interface DeferredPieceProps<Value> extends Omit<MissingProps, 'onRetry'> {
  piece: Deferred<Value>
  /** Counts the visitor's presses: each one asks again for what is missing. */
  asked: number
  fallback?: ReactNode
  children: (value: Value) => ReactNode
}

/** The place of something that is fetched after the form. */
export function DeferredPiece<Value>({
  piece,
  asked,
  fallback,
  children,
  ...missing
}: DeferredPieceProps<Value>) {
  const state = useSyncExternalStore(piece.subscribe, piece.state, () => NOT_ASKED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press asks again
  useEffect(() => piece.request(), [piece, asked])
  if (state.status === 'ready')
    return (
      <Guard {...missing} asked={asked}>
        {children(state.value)}
      </Guard>
    )
  return (
    <>
      {fallback}
      {state.status === 'failed' && <Missing {...missing} onRetry={piece.request} />}
    </>
  )
}
