import type { ComponentType } from 'react'
import type { Calculator } from '../engine/calculator'
import type { RawInputs } from '../engine/read'
import type { Answer } from './answer'

/** What a piece among the fields gets to know. */
export interface FieldPieceProps {
  calculator: Calculator
  /** What a link is to fill in, if one was opened. A piece with repeated fields makes room for all of it. */
  given: RawInputs | undefined
  /** Called whenever there is room for more of what was given. */
  onRoom: () => void
}

/** What a piece below the result gets to know. */
export interface ResultPieceProps {
  calculator: Calculator
  answer: Answer | undefined
}

/** Pieces of form that one calculator alone has, plugged in from its folder. */
export interface Pieces {
  /** Drawn in place of a field; `null` where another piece draws that field too. */
  instead?: Readonly<Record<string, ComponentType<FieldPieceProps> | null>>
  after?: Readonly<Record<string, ComponentType<FieldPieceProps>>>
  belowResult?: ComponentType<ResultPieceProps>
}

export const NO_PIECES: Pieces = {}
