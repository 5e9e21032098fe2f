import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const COPIED = [
  'src',
  'public',
  'scripts',
  'deploy',
  'astro.config.mjs',
  'site.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
  'package-lock.json',
  'test',
]

/** A copy of the project that can be changed and built without touching this one; returns its folder. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  for (const name of COPIED) if (existsSync(name)) cpSync(name, join(root, name), { recursive: true })
  // On Windows anybody may make a junction; elsewhere the word means nothing.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  return root
}
