import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlierFiles } from './kept-files'
import { HASHED_FOLDERS } from './policy'

const HOUR = 60 * 60 * 1000
const START = Date.parse('2026-11-01T12:00:00Z')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Builds a site of one script and one picture of the same name; what it holds with the files that were kept. */
function build(file: string, hours: number): string[] {
  const site = join(root, 'site')
  rmSync(site, { recursive: true, force: true })
  for (const folder of HASHED_FOLDERS) {
    mkdirSync(join(site, folder), { recursive: true })
    writeFileSync(join(site, folder, file), file)
  }
  keepEarlierFiles(site, join(root, 'kept'), new Date(START + hours * HOUR))
  const [scripts = [], pictures] = HASHED_FOLDERS.map((folder) => readdirSync(join(site, folder)).sort())
  expect(pictures).toEqual(scripts)
  for (const name of scripts) expect(readFileSync(join(site, '_astro', name), 'utf8')).toBe(name)
  return scripts
}

it('keeps scripts and pictures for two days after they were last served, however long that was', () => {
  expect(build('one', 0)).toEqual(['one'])
  expect(build('two', 24 * 30)).toEqual(['one', 'two'])
  expect(build('three', 24 * 30 + 47)).toEqual(['one', 'three', 'two'])
  expect(build('three', 24 * 30 + 49)).toEqual(['three', 'two'])
  expect(build('four', 24 * 60)).toEqual(['four', 'three'])
})
