import { Component, type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { type Deferred, NOT_REQUESTED } from './deferred'
import styles from './form.module.css'

interface LoadErrorProps {
  /** What is missing, as a sentence. */
  text: string
  /** What the button says. */
  retry: string
  onRetry: () => void
}

/** The button goes with its line: the keyboard goes on from the head of what it stands in. */
function keepPlace(button: HTMLElement) {
  const head = button.closest('details, section, search')?.querySelector<HTMLElement>('summary, h2, input')
  if (!head) return
  if (head.tabIndex < 0) head.tabIndex = -1
  head.focus({ preventScroll: true })
}

/** One line in place of something that could not be fetched, with a retry button. */
export function LoadError({ text, retry, onRetry }: LoadErrorProps) {
  function press({ currentTarget }: MouseEvent<HTMLElement>) {
    keepPlace(currentTarget)
    onRetry()
  }
  return (
    <p className={styles.missing} role="alert">
      <span>{text}</span>
      <button type="button" className={styles.retry} onClick={press}>
        {retry}
      </button>
    </p>
  )
}

interface ErrorBoundaryProps extends Omit<LoadErrorProps, 'onRetry'> {
  /** Another value gives it another chance. */
  retryKey: number
  children: ReactNode
}

/** What throws while rendering is treated like what could not be fetched. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: number }> {
  override state: { failedAt?: number } = {}

  static getDerivedStateFromError() {
    return { failedAt: -1 }
  }

  static getDerivedStateFromProps({ retryKey }: ErrorBoundaryProps, { failedAt }: { failedAt?: number }) {
    if (failedAt === -1) return { failedAt: retryKey }
    return failedAt === undefined || failedAt === retryKey ? null : { failedAt: undefined }
  }

  override render() {
    const { text, retry, children } = this.props
    if (this.state.failedAt === undefined) return children
    return <LoadError {...{ text, retry }} onRetry={() => this.setState({ failedAt: undefined })} />
  }
}

/** Where something lazy is on its way. */
const useDeferredState = <Value,>({ subscribe, state }: Deferred<Value>) =>
  useSyncExternalStore(subscribe, state, () => NOT_REQUESTED)

/** What is lazy, once it has loaded; asked for elsewhere. */
export function useReady<Value>(source: Deferred<Value>): Value | undefined {
  const state = useDeferredState(source)
  return state.status === 'ready' ? state.value : undefined
}

/** The same, requested with every press. */
function useRequested<Value>(source: Deferred<Value>, retryKey: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every press asks again
  useEffect(() => source.request(), [source, retryKey])
  return useDeferredState(source)
}

/**
 * Requests something lazy with every press; true once it has loaded or failed, so that nothing shifts when it arrives. Not
 * false again while it is retried: what is shown by then would go, and coming back ask for another retry.
 */
export function useSettled(source: Deferred<unknown>, retryKey: number): boolean {
  const { status } = useRequested(source, retryKey)
  return status !== 'idle' && status !== 'pending'
}

interface DeferredViewProps<Value> extends Omit<LoadErrorProps, 'onRetry'> {
  source: Deferred<Value>
  /** Changes with every press: each one retries what failed. */
  retryKey: number
  fallback?: ReactNode
  children: (value: Value) => ReactNode
}

/** Calls it where an error boundary is around it. */
const Rendered = <Value,>({ value, children }: { value: Value; children: (value: Value) => ReactNode }) =>
  children(value)

/** Renders something lazy once it has loaded, its fallback until then, and an error line with a retry button if it fails. */
export function DeferredView<Value>({
  source,
  retryKey,
  fallback,
  children,
  ...error
}: DeferredViewProps<Value>) {
  const state = useRequested(source, retryKey)
  if (state.status === 'ready')
    return (
      <ErrorBoundary {...error} retryKey={retryKey}>
        <Rendered value={state.value}>{children}</Rendered>
      </ErrorBoundary>
    )
  return (
    <>
      {fallback}
      {state.status === 'failed' && <LoadError {...error} onRetry={source.request} />}
    </>
  )
}
