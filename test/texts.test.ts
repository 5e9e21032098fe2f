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

it('a new calculator is told in one sentence each what is missing, in all its files', () => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(root, 'src/calculators'), { recursive: true })
  scaffold('my-calculator', root)
  const told = unwritten('my-calculator', root)
  rmSync(root, { recursive: true })
  const text = [
    "'description'",
    "'promise'",
    "'card'",
    "'keywords'",
    'line 16',
    'line 21',
    'line 37',
    'line 41',
  ]
  expect(told).toEqual([
    ...text.map((where) => `src/calculators/my-calculator/content.mdx: ${where} still says 'To be written'`),
    "src/calculators/my-calculator/published.ts: line 4 still says 'To be written'",
    "src/calculators/my-calculator/published.ts: line 4 still says 'example.com'",
    "src/calculators/my-calculator/published.ts: line 4 still says '2026-01-01'",
  ])
})
