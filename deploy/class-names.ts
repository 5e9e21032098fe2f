import type { Plugin } from 'vite'
import { filesIn } from './built-pages.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** No name begins with an A: blockers take what is called "ad" for one. */
const OF_SHEETS = [...`${LETTERS}${LETTERS.toUpperCase()}`].filter((letter) => !/a/i.test(letter))
const OF_CLASSES = [...`${LETTERS}${LETTERS.toUpperCase()}0123456789`]

const nth = (letters: readonly string[], index: number): string =>
  (index < letters.length ? '' : nth(letters, Math.floor(index / letters.length) - 1)) +
  letters[index % letters.length]

/** Those of calculators come last, so that another calculator changes no other name. */
const isOfCalculator = (file: string) => file.includes('/calculators/')
const sheets = filesIn('src')
  .map((file) => `/src${file}`)
  .filter((file) => file.endsWith('.module.css'))
  .sort((a, b) => Number(isOfCalculator(a)) - Number(isOfCalculator(b)))

function indexOf(file: string): number {
  const index = sheets.findIndex((sheet) => file.endsWith(sheet))
  // Written while the development server is running.
  return index < 0 ? sheets.push(file) - 1 : index
}

const classesIn = (css: string) => [
  ...new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name),
  ),
]

/**
 * Two letters for a class of a module: one for its style sheet, one for its place in it. Names that say more weigh a
 * kilobyte on every page, and random ones, which do not compress, a quarter of that.
 */
export const shortName = (name: string, file: string, css: string): string =>
  nth(OF_SHEETS, indexOf(file)) + nth(OF_CLASSES, classesIn(css).indexOf(name))

interface Owner {
  readonly local: string
  readonly file: string
}

const owners = new Map<string, Owner>()

/** The style sheet that a class is from. */
export const fileOfClass = (name: string): string | undefined => owners.get(name)?.file

const described = ({ local, file }: Owner) => `${local} in ${file}`

/** Names this short could collide; then the build stops instead of mixing up two styles. */
export function refuseDuplicateNames(file: string, names: Readonly<Record<string, string>>): void {
  for (const [local, name] of Object.entries(names)) {
    const owner = { local, file }
    const other = owners.get(name) ?? owner
    if (described(other) !== described(owner))
      throw new Error(
        `The classes ${described(other)} and ${described(owner)} get the same name: rename one of them`,
      )
    owners.set(name, owner)
  }
}

/**
 * In the browser's script `styles.form` becomes its two letters, and no list of all names with theirs is left: 0.2 KB.
 * For that a style sheet has to be imported as a namespace, which its type, the bundler's own, does not say.
 */
export const inlinedClassNames: Plugin = {
  name: 'inlined-class-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.tsx?$/ },
    handler: (code) =>
      code.replaceAll(/import (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2'),
  },
}
