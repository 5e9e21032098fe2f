import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { init, parse } from 'es-module-lexer'
import type { Plugin } from 'vite'

await init

const OF_ASTRO = /\/node_modules\/astro\/dist\/.*\.js$/

/** Only Vite knows these modules, and fills in these settings. */
const IS_MADE = /^(?:virtual:|astro:|\0)/
const SETTINGS = 'import.meta.env'

function read(file: string) {
  const code = readFileSync(file, 'utf8')
  const [imports, exports] = parse(code)
  const names = imports.map(({ n = '' }) => n)
  return {
    imported: names.filter((name) => name.startsWith('.')).map((name) => resolve(dirname(file), name)),
    exported: exports.map(({ n }) => n),
    needsVite:
      names.some((name) => IS_MADE.test(name)) ||
      imports.some(({ s, d }) => d === -2 && code.startsWith(SETTINGS, s)),
  }
}

const modules = new Map<string, ReturnType<typeof read>>()
function moduleOf(file: string) {
  const found = modules.get(file) ?? read(file)
  modules.set(file, found)
  return found
}

/** Whether Node can read it as it is, and all that it imports. */
function isPlain(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true
  seen.add(file)
  if (!existsSync(file)) return false
  const { imported, needsVite } = moduleOf(file)
  return !needsVite && imported.every((each) => isPlain(each, seen))
}

/** What Node has read, by its file. */
const READ = "import { createRequire } from 'node:module'; const readByNode = createRequire(import.meta.url);"
const readByNode = (file: string) => `readByNode(${JSON.stringify(file)})`

/** Hands on what Node has read. */
const handingOn = (file: string, exported: readonly string[]) => {
  const names = exported.filter((name) => name !== 'default')
  return [
    READ,
    `const found = ${readByNode(file)}`,
    `export const { ${names.join(', ')} } = found`,
    exported.includes('default') ? 'export default found.default' : '',
  ].join('\n')
}

const NAMED = /^import\s*\{([^}]*)\}/

/** Vite reads this one, and Node what it imports by name and can be read as it is. */
function importingFromNode(file: string): string {
  const code = readFileSync(file, 'utf8')
  const [imports] = parse(code)
  // From the last to the first, so that places stay what they are; on their lines, so that an error names the right one.
  const rewritten = imports.reduceRight((text, { n = '', ss, se }) => {
    const imported = resolve(dirname(file), n)
    const names = NAMED.exec(text.slice(ss, se))?.[1]
    if (!n.startsWith('.') || names === undefined || !isPlain(imported)) return text
    const taken = `const {${names.replaceAll(/\s+as\s+/g, ': ')}} = ${readByNode(imported)}`
    return text.slice(0, ss) + taken + text.slice(se)
  }, code)
  return `${READ}${rewritten}`
}

/**
 * Before the first page, Astro's development server has Vite read three hundred modules of its own, one after the other. Node reads
 * most of them as they are, has read many already, and the first page is there a second earlier.
 */
export const frameworkAsItIs: Plugin = {
  name: 'framework-as-it-is',
  apply: 'serve',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  enforce: 'pre',
  load: {
    filter: { id: OF_ASTRO },
    handler: (id) => (isPlain(id) ? handingOn(id, moduleOf(id).exported) : importingFromNode(id)),
  },
}
