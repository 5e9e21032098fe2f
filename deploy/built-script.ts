import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { attribute, elementsOf } from './html.ts'

/** Not `import(…)`: what is imported when it is used does not count before that. */
const IMPORTED = /\b(?:from|import)\s*"(\.[^"]+)"/g

const LAZILY_IMPORTED = /\bimport\(\s*[`"](\.[^`"]+)[`"]/g

const foundIn = (folder: string, file: string, pattern: RegExp) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

export const importsOf = (folder: string, file: string): string[] => foundIn(folder, file, IMPORTED)

/** Without what those import. */
export const namedBy = (html: string): string[] =>
  elementsOf(html).flatMap((element) =>
    ['component-url', 'renderer-url'].flatMap((name) => attribute(element, name) ?? []),
  )

/** The script that hydrates the form of a page: the files that its HTML names, and all that those import. */
export function scriptOf(html: string, folder: string): string[] {
  const files = new Set(namedBy(html))
  // Files that are added on the way are visited too.
  for (const file of files) for (const imported of importsOf(folder, file)) files.add(imported)
  return [...files].sort()
}

/**
 * What the script of a page asks for later: the files that it imports when they are wanted, and what those import so, but for
 * those that it never asks for.
 */
export function lazyOf(
  script: readonly string[],
  folder: string,
  isAskedFor: (file: string) => boolean = () => true,
): string[] {
  const lazyIn = (file: string) => foundIn(folder, file, LAZILY_IMPORTED).filter(isAskedFor)
  const files = new Set(script.flatMap(lazyIn))
  for (const file of files) for (const imported of lazyIn(file)) files.add(imported)
  return [...files].sort()
}
