/** A lot of so many spaces in double rows with aisles between them, in the unit of the stall. */

interface Sizes {
  readonly stallWidth: number
  readonly stallLength: number
  readonly aisleWidth: number
}

export interface Lot {
  readonly width: number
  readonly height: number
  /** The corner of each stall nearest to the top left. */
  readonly stalls: readonly { readonly x: number; readonly y: number }[]
}

/** About this much wider than deep, as a screen has room. */
const SHAPE = 2

export function lotOf(spaces: number, { stallWidth, stallLength, aisleWidth }: Sizes): Lot {
  const pair = 2 * stallLength + aisleWidth
  const across = Math.max(1, Math.round(Math.sqrt((spaces * SHAPE * pair) / (2 * stallWidth))))
  const rows = Math.ceil(spaces / across)
  // A row, an aisle, two rows back to back, an aisle, and so on.
  const top = (row: number) => row * stallLength + Math.ceil(row / 2) * aisleWidth
  return {
    width: across * stallWidth,
    height: top(rows - 1) + stallLength + (rows % 2 === 1 ? aisleWidth : 0),
    stalls: Array.from({ length: spaces }, (_, index) => ({
      x: (index % across) * stallWidth,
      y: top(Math.floor(index / across)),
    })),
  }
}
