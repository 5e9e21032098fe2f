import { Component, type ReactNode } from 'react'
import styles from './form.module.css'
import { FORM_WORDS } from './words'

interface Thrown {
  status?: number
  statusText?: string
  message?: string
}

/** What an error says of itself; anything can be thrown. */
function described(error: unknown): { status: number; text: string } {
  const { status = 500, statusText, message } = Object(error) as Thrown
  return { status, text: statusText || message || String(error) }
}

/** Catches what goes wrong inside the form and leaves the rest of the page alone. */
export class ErrorScreen extends Component<{ children: ReactNode }, { error?: unknown; failed: boolean }> {
  override state: { error?: unknown; failed: boolean } = { failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { status, text } = described(this.state.error)
    return (
      <div className={styles.tool} role="alert">
        <div className={styles.error}>
          <h2>{FORM_WORDS.en.errorTitle}</h2>
          <p>
            {status} {text}
          </p>
        </div>
      </div>
    )
  }
}
