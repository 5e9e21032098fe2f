/** A stall at an angle to the aisle, seen from above, in the unit of its sizes. */

type Corner = readonly [x: number, y: number]

interface Stall {
  readonly width: number
  readonly length: number
}

interface AngledStall {
  /** What it takes of the aisle's length: width ÷ sin(angle). */
  readonly along: number
  /** How far it reaches away from the aisle. */
  readonly deep: number
  /** How far it leans over, which a row loses once. */
  readonly lean: number
  /** From the corner at the aisle, y away from it. */
  readonly corners: readonly [Corner, Corner, Corner, Corner]
}

export function stallAt(angle: number, { width, length }: Stall): AngledStall {
  const radians = (angle * Math.PI) / 180
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)]
  const deep = length * sine + width * cosine
  return {
    along: width / sine,
    deep,
    lean: length * cosine,
    corners: [
      [0, 0],
      [width * sine, width * cosine],
      [width * sine - length * cosine, deep],
      [-length * cosine, length * sine],
    ],
  }
}
