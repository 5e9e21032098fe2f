/** Docs that name code are held against it: the glossary, the diagram, the commands, and every path in backticks. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { extname, posix } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

const words = [...read('docs/glossary.md').matchAll(/^\| `(\w+)` \| `([^`]+)` \|/gm)].map(
  ([, word = '', file = '']) => ({ word, file }),
)

it('the glossary has its words', () => expect(words.length).toBeGreaterThan(10))

it.each(words)('the glossary says where $word is: $file', ({ word, file }) => {
  expect(read(file)).toMatch(new RegExp(`\\b${word}\\b`))
})

const DIAGRAM = read('docs/press-to-result.md')

const nodes = new Map(
  [...DIAGRAM.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id = '', file = '']) => [id, `src/${file}`]),
)

const arrows = [...DIAGRAM.matchAll(/^ {2}(\w+)(?:\["[^"]+"\])? (-->|-\.->)\|(\w+)\| (\w+)/gm)].map(
  ([, from = '', kind, name = '', to = '']) => ({
    from: nodes.get(from) ?? from,
    isLazy: kind === '-.->',
    name,
    to: nodes.get(to) ?? to,
  }),
)

/** The file that an import leads to, without its extension. */
const target = (file: string, specifier: string) =>
  posix.join(posix.dirname(file), specifier).replace(/\.tsx?$/, '')

const withoutExtension = (file: string) => file.slice(0, -extname(file).length).replace(/\/index$/, '')

/** Names that a file imports from another one. */
function importsOf(file: string, to: string, isLazy: boolean): string[] {
  const text = read(file)
  if (isLazy)
    return [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].flatMap(([, from = '']) =>
      target(file, from) === withoutExtension(to) ? ['lazy'] : [],
    )
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm)]
    .filter(([, , from = '']) => target(file, from) === withoutExtension(to))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/\btype\b/, '').trim()))
}

it('the diagram has its arrows', () => expect(arrows.length).toBeGreaterThan(10))

it.each(arrows)('the diagram is right: $from imports $name from $to', ({ from, isLazy, name, to }) => {
  expect(existsSync(to)).toBe(true)
  const files = globSync(from).map((file) => file.replaceAll('\\', '/'))
  const imported = files.flatMap((file) => importsOf(file, to, isLazy))
  expect(imported).toContain(name)
})

it('the README names every command', () => {
  const commands = Object.keys(JSON.parse(read('package.json')).scripts)
  const named = [...read('README.md').matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name)
  expect(commands.filter((name) => !named.includes(name))).toEqual([])
})

const DOCS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')]

/** The first column of a table of removed tests names what is gone. */
const REMOVED = /^\| removed[\s\S]*?\n\n/m

/** Files of the project as docs name them: in backticks, from the root. */
const paths = DOCS.flatMap((doc) =>
  [
    ...read(doc)
      .replace(REMOVED, '')
      .matchAll(/`((?:src|test|e2e|scripts|deploy|bench|docs)\/[\w./*[\]-]+)`/g),
  ].map(([, path = '']) => ({ doc, path })),
)

it('no doc names a file that is not there', () => {
  const missing = paths
    // Made by the build, or by the reader of a recipe.
    .filter(({ path }) => !/^deploy\/generated|\/my-thing-/.test(path))
    .filter(({ path }) => !globSync([path, `${path}.spec.ts`, `${path}.ts`, `${path}.test.ts`]).length)
  expect(missing).toEqual([])
})

it('docs/testing.md says what every browser test is for', () => {
  const [table = ''] = read('docs/testing.md').split('\nTests that stood elsewhere')
  const named = [...table.matchAll(/`(?:e2e\/)?([\w*-]+)`/g)].map(([, name]) => `e2e/${name}.spec.ts`)
  const explained = globSync(named)
  expect(globSync('e2e/*.spec.ts').filter((file) => !explained.includes(file))).toEqual([])
})

it('docs/testing.md says why a browser test names a calculator', () => {
  const listed = [...read('docs/testing.md').matchAll(/^\| `([\w-]+)` \| [^|]+\|$/gm)].map(([, slug]) => slug)
  const specs = globSync(['e2e/*.spec.ts', 'e2e/engines/*.spec.ts']).map(read).join('\n')
  const folders = readdirSync('src/calculators', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const named = folders.map(({ name }) => name).filter((name) => specs.includes(name))
  expect(named.filter((name) => !listed.includes(name))).toEqual([])
  // One whose folder was deleted may still be listed; one that nothing names may not.
  expect(
    listed.filter((slug = '') => existsSync(`src/calculators/${slug}`) && !named.includes(slug)),
  ).toEqual([])
})
