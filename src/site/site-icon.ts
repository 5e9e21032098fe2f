import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

/** The favicon as a picture of so many pixels. */
export const iconPng = (size: number): Buffer =>
  new Resvg(readFileSync('public/favicon.svg', 'utf8'), { fitTo: { mode: 'width', value: size } })
    .render()
    .asPng()

const HEADER_BYTES = 22

/** The favicon as programs know it from before there were others: a list of one picture, and the picture. */
export function iconFile(size: number): Buffer {
  const png = iconPng(size)
  const header = Buffer.alloc(HEADER_BYTES)
  // The kind (1: an icon) and how many there are.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  // Of the one: its sides, planes and bits of colour, and where it lies.
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
