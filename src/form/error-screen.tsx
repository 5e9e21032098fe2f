import { Component, type ReactNode } from 'react'
import type { Formats } from '../engine/format'
import type { FormState } from '../engine/fragment'
import styles from './form.module.css'

/** As specified, in every language. */
const TITLE = 'Unexpected Application Error!'

interface Thrown {
  status?: number
  statusText?: string
  message?: string
}

/** Status and message of an error; anything can be thrown. */
function described(error: unknown): { status: number; text: string } {
  const { status = 500, statusText, message } = Object(error) as Thrown
  return { status, text: statusText || message || String(error) }
}

interface ErrorScreenProps {
  formats: Formats
  /** Reads the form once more before it is unmounted. */
  read: () => FormState | undefined
  /** Renders the form, after an error with the saved inputs. */
  children: (saved: FormState | undefined) => ReactNode
}

interface ErrorScreenState {
  error?: unknown
  failed: boolean
}

/** The error boundary around the form: the rest of the page stays, and the form can be restored. */
export class ErrorScreen extends Component<ErrorScreenProps, ErrorScreenState> {
  override state: ErrorScreenState = { failed: false }
  private saved: FormState | undefined

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  /** Called while the form is still in the page. */
  override getSnapshotBeforeUpdate(_props: ErrorScreenProps, { failed }: ErrorScreenState) {
    if (!failed && this.state.failed) this.saved = this.props.read()
    return null
  }

  // A class with a snapshot must have this too.
  override componentDidUpdate() {}

  override render() {
    const { formats, children } = this.props
    if (!this.state.failed) return children(this.saved)
    const { status, text } = described(this.state.error)
    return (
      <div className={styles.tool} role="alert">
        <div className={styles.error}>
          <h2>{TITLE}</h2>
          <p>
            {status} {text}
          </p>
          <button type="button" className={styles.calculate} onClick={() => this.setState({ failed: false })}>
            {formats.words.form.restore}
          </button>
        </div>
      </div>
    )
  }
}
