/** The pixels of a screenshot: a PNG with 8 bits a channel, as browsers make it. */
import { inflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

export interface Pixels {
  readonly width: number
  readonly height: number
  at(x: number, y: number): Colour
}

const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/** Of the three neighbours, the one nearest to what they promise together (PNG, 9.4). */
function paeth(left: number, up: number, corner: number): number {
  const promised = left + up - corner
  const toLeft = Math.abs(promised - left)
  const toUp = Math.abs(promised - up)
  const toCorner = Math.abs(promised - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

export function pixelsOf(png: Buffer): Pixels {
  let [width, height, channels] = [0, 0, 0]
  const packed: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') {
      width = data.readUInt32BE(0)
      height = data.readUInt32BE(4)
      channels = CHANNELS[data[9] ?? 0] ?? 0
      if (data[8] !== 8 || !channels) throw new Error('a PNG of another kind')
    }
    if (type === 'IDAT') packed.push(data)
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(packed))
  const row = width * channels
  const image = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]
    const from = y * row
    for (let x = 0; x < row; x++) {
      const left = x < channels ? 0 : (image[from + x - channels] as number)
      const up = y === 0 ? 0 : (image[from + x - row] as number)
      const corner = x < channels || y === 0 ? 0 : (image[from + x - row - channels] as number)
      let promised = 0
      if (filter === 1) promised = left
      else if (filter === 2) promised = up
      else if (filter === 3) promised = (left + up) >> 1
      else if (filter === 4) promised = paeth(left, up, corner)
      image[from + x] = (raw[from + y + 1 + x] as number) + promised
    }
  }
  const value = (x: number, y: number, channel: number) => image[y * row + x * channels + channel] ?? 0
  return {
    width,
    height,
    at: (x, y) => [value(x, y, 0), value(x, y, 1), value(x, y, 2)],
  }
}

/** From 0 for the same to 765 for black beside white. */
export const difference = (one: Colour, other: Colour) =>
  one.reduce((sum, value, channel) => sum + Math.abs(value - (other[channel] ?? 0)), 0)

export const brightness = (colour: Colour) => colour.reduce((sum, value) => sum + value, 0) / 765
