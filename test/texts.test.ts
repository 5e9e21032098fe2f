/** Every calculator's text has been written, and its price list named. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scaffold } from '../scripts/new'
import { slugs } from './agreed'
import { unwritten } from './texts'

it.each(slugs)('%s has all its text', (slug) => {
  expect(unwritten(slug)).toEqual([])
})

/** What is told of a new calculator of this kind, without the folder that all of it is in. */
function toldOfNew(kind: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(root, 'src/calculators'), { recursive: true })
  scaffold('my-calculator', root, kind)
  const told = unwritten('my-calculator', root)
  rmSync(root, { recursive: true })
  return told.map((sentence) => sentence.replace('src/calculators/my-calculator/', ''))
}

const toBeWritten = (file: string, ...places: string[]) =>
  places.map((where) => `${file}: ${where} still says 'To be written'`)

const FRONT_MATTER = ["'description'", "'promise'", "'card'", "'keywords'", "'related'"]

it('a new fee calculator is told in one sentence each what is missing, in all its files', () => {
  expect(toldOfNew('fees')).toEqual([
    ...toBeWritten('calculator.ts', 'line 9'),
    ...toBeWritten('content.mdx', ...FRONT_MATTER, 'line 16', 'line 21', 'line 37', 'line 41'),
    ...toBeWritten('published.ts', 'line 4'),
    "published.ts: line 4 still says 'example.com'",
    "published.ts: line 4 still says '2026-01-01'",
  ])
})

it('a new calculator that measures is told the same, and nothing of a price list', () => {
  expect(toldOfNew('units')).toEqual([
    ...toBeWritten('calculator.ts', 'line 11'),
    ...toBeWritten('content.mdx', ...FRONT_MATTER, 'line 20', 'line 25', 'line 43', 'line 47'),
  ])
})
