import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function written(name: string, at: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '{}')
  utimesSync(file, new Date(at), new Date(at))
}

it('a project that was just cloned is not installed', () => {
  written('package-lock.json', '2026-11-15T10:00Z')
  expect(isInstalled(folder)).toBe(false)
})

it('an installation that was broken off is none', () => {
  written('package-lock.json', '2026-11-15T10:00Z')
  written('node_modules/react/package.json', '2026-11-15T11:00Z')
  expect(isInstalled(folder)).toBe(false)
})

it('what npm ci has installed counts, until the lock file changes', () => {
  written('package-lock.json', '2026-11-15T10:00Z')
  written('node_modules/.package-lock.json', '2026-11-15T11:00Z')
  expect(isInstalled(folder)).toBe(true)
  written('package-lock.json', '2026-11-15T12:00Z')
  expect(isInstalled(folder)).toBe(false)
})
