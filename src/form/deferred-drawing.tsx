import { type ComponentType, type ReactNode, useDeferredValue } from 'react'
import type { Calculator } from '../engine/calculator'
import type { Breakdown } from '../engine/result'
import type { Answer } from './answer'
import { deferred } from './deferred'
import { DeferredView } from './deferred-view'
import type { ResultSlotProps } from './slots'

/** As wide as the result on a small phone, so that letters are as large there as they are here. */
export const DRAWING_WIDTH = 288
/** Wider, its letters would be larger than those around it. */
const WIDEST = { maxWidth: 340 }
/** Between the lines of the result and the drawing. */
const ABOVE = 14

export interface DrawingProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  height: number
}

interface CanvasProps {
  height: number
  /** What the drawing says, in words. */
  label?: string
  children?: ReactNode
}

export const Canvas = ({ height, label, children }: CanvasProps) => (
  <svg
    viewBox={`0 ${-ABOVE} ${DRAWING_WIDTH} ${height + ABOVE}`}
    width="100%"
    style={WIDEST}
    fontSize="13"
    fill="currentColor"
    role="img"
    aria-label={label}
    aria-hidden={label === undefined}
  >
    {children}
  </svg>
)

/**
 * A drawing below the result, whose script is lazy and which is rendered
 * after the result itself. An empty canvas of its size is the fallback, so that nothing shifts.
 */
export function deferredDrawing(
  height: number,
  load: () => Promise<{ default: ComponentType<DrawingProps> }>,
) {
  const source = deferred(load)
  function DeferredDrawing({ calculator, answer }: ResultSlotProps) {
    const drawn = useDeferredValue<Answer | undefined>(answer, undefined)
    if (!answer?.result) return null
    const place = <Canvas height={height} />
    if (!drawn?.result) return place
    const { result } = drawn
    const words = calculator.formats.words.form
    return (
      <DeferredView
        source={source}
        retryKey={drawn.presses}
        fallback={place}
        text={words.missingDrawing}
        retry={words.tryAgain}
      >
        {({ default: Drawing }) => <Drawing {...{ calculator, height }} answer={drawn} breakdown={result} />}
      </DeferredView>
    )
  }
  return Object.assign(DeferredDrawing, { source })
}
