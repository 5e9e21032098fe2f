import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { attribute, elementsOf } from './html.ts'

/** Not `import(…)`: what is imported when it is used does not count before that. */
const IMPORTED = /\b(?:from|import)\s*"(\.[^"]+)"/g

const importsOf = (folder: string, file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

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
