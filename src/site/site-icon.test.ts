import { expect, it } from 'vitest'
import { iconFile, iconPng } from './site-icon'

it('the icon is drawn in the size that is asked for', () => {
  const png = iconPng(48)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48])
})

it('an icon file names its one picture, and ends with it', () => {
  const [file, png] = [iconFile(32), iconPng(32)]
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 1])
  expect([...file.subarray(6, 14)]).toEqual([32, 32, 0, 0, 1, 0, 32, 0])
  const [length, start] = [14, 18].map((at) => file.readUInt32LE(at))
  expect(length).toBe(png.length)
  expect(file.subarray(start)).toEqual(png)
})
