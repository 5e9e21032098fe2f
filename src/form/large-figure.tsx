import type { CSSProperties, ReactNode } from 'react'
import styles from './result.module.css'

/** The longer a figure is, the smaller it is set where there is no room, so that it is never broken. */
export const fitting = (text: string) => ({ '--length': text.length }) as CSSProperties

interface LargeFigureProps {
  text: string
  /** Green for what is left, red for a loss. */
  tone?: string | undefined
  /** The figure as it is drawn, where that is more than its text. */
  children?: ReactNode
}

/** A figure that answers a question. */
export const LargeFigure = ({ text, tone = '', children }: LargeFigureProps) => (
  <p className={`${styles.answer} ${tone}`} translate="no" style={fitting(text)}>
    {children ?? <span>{text}</span>}
  </p>
)
