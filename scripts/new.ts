/**
 * `npm run new <slug>`: the folder of a new fee calculator with its proof; `npm run new <slug> units`: of one that measures.
 * It passes everything but the checks of its text.
 */
import { existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './install.mjs'
import { fees } from './new/fees.ts'
import { filesOf } from './new/files.ts'
import { units } from './new/units.ts'

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A word and no option: between npm and a script, some shells swallow the "--" that an option needs. */
const KINDS = { fees, units }

const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word)

const titled = (slug: string) =>
  slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** Two that exist, to be replaced by those that a visitor may want next. */
const neighbours = (root: string, slug: string): string[] =>
  readdirSync(join(root, 'src/calculators'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== slug)
    .map(({ name }) => name)
    .slice(0, 2)

/** Writes the folder and returns its path; refuses a bad name, an unknown kind and a folder that exists. */
export function scaffold(slug: string, root = '.', kind = 'fees'): string {
  if (!SLUG.test(slug)) throw new Error(`"${slug}" is no slug: use lower-case words joined by hyphens`)
  if (isKind(slug)) throw new Error(`"${slug}" is a kind of calculator: its name comes first`)
  if (!isKind(kind)) throw new Error(`"${kind}" is no kind of calculator: use fees or units`)
  const folder = join(root, 'src/calculators', slug)
  if (existsSync(folder)) throw new Error(`${folder} exists already`)
  if (globSync(`src/pages/${slug}.*`, { cwd: root }).length)
    throw new Error(`there is a page "${slug}" already`)
  const name = titled(slug)
  mkdirSync(folder, { recursive: true })
  for (const [file, source] of Object.entries(filesOf(KINDS[kind](name), name, neighbours(root, slug))))
    writeFileSync(join(folder, file), source)
  return folder
}

/** What the calculator shows now, kept as text beside it. */
export const writeSnapshots = (slug: string, root = '.') =>
  run(['vitest', 'run', 'test/snapshots', '-t', slug, '-u'], { cwd: root, stdio: 'pipe', encoding: 'utf8' })

if (import.meta.main) {
  try {
    const [slug = '', kind = 'fees'] = process.argv.slice(2)
    const folder = scaffold(slug, '.', kind)
    // A long name breaks lines elsewhere than a short one.
    run(['biome', 'format', '--write', folder], { stdio: 'pipe' })
    const { status, stdout, stderr } = writeSnapshots(slug)
    if (status !== 0) throw new Error(`${stdout}${stderr}`)
    console.log(`${folder} is ready, a calculator of ${kind}. Next: docs/tasks/add-a-calculator.md`)
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run new my-thing-calculator [fees|units]`)
    process.exitCode = 1
  }
}
