import type { CSSProperties, ReactNode } from 'react'
import styles from './result.module.css'

interface LargeFigureProps {
  text: string
  /** Green for what is left, red for a loss. */
  tone?: string | undefined
  /** The figure as it is drawn, where that is more than its text. */
  children?: ReactNode
}

/** A figure that answers a question. The longer it is, the smaller it is set, so that it is never broken. */
export const LargeFigure = ({ text, tone = '', children }: LargeFigureProps) => (
  <p
    className={`${styles.answer} ${tone}`}
    translate="no"
    style={{ '--length': text.length } as CSSProperties}
  >
    {children ?? <span>{text}</span>}
  </p>
)
