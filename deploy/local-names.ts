import { init, parse } from 'es-module-lexer'
import type { Plugin } from 'vite'

await init

type Names = ReadonlyMap<string, string>

const EXPORTED = /\bexport\s*\{([^}]*)\};?\s*$/
const IMPORTED = /^import\s*\{([^}]*)\}/

/** `a as b, c` as pairs: what stands before the "as", and what stands after it. */
const pairsIn = (list: string): [string, string][] =>
  list.split(',').map((each) => {
    const [before = '', after = before] = each.trim().split(/\s+as\s+/)
    return [before, after]
  })

/** What a file calls each thing itself that it exports. */
export const localNames = (code: string): Names =>
  new Map(pairsIn(EXPORTED.exec(code)?.[1] ?? '').map(([local, exported]) => [exported, local]))

/** Exports everything under the name that it has in the file. */
export const exportedByLocalName = (code: string): string =>
  code.replace(EXPORTED, () => `export{${[...new Set(localNames(code).values())]}};`)

/** Imports by the names that things have where they come from; `namesIn` knows those of a file that is imported. */
export function importedByLocalName(code: string, namesIn: (file: string) => Names | undefined): string {
  const [imports] = parse(code)
  // From the last to the first, so that places stay what they are.
  return imports.reduceRight((text, { n = '', ss, se }) => {
    const names = namesIn(n)
    if (!names) return text
    const renamed = (_: string, list: string) =>
      `import{${pairsIn(list).map(([name, here]) => `${names.get(name) ?? name} as ${here}`)}}`
    return text.slice(0, ss) + text.slice(ss, se).replace(IMPORTED, renamed) + text.slice(se)
  }, code)
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * The bundler gives everything that files share a second name, `export{We as $,K as A,…}`. Without them what all forms share is
 * 0.15 KB smaller.
 */
export const byLocalName: Plugin = {
  name: 'by-local-name',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // Files get their names before this is done to them. Were it done otherwise, they would have to have other names.
  augmentChunkHash: () => [localNames, exportedByLocalName, importedByLocalName].join(),
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    // What a page or a lazy import names has names that others know.
    const shared = chunks.filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry)
    const names = new Map(shared.map(({ fileName, code }) => [nameOf(fileName), localNames(code)]))
    for (const chunk of shared) chunk.code = exportedByLocalName(chunk.code)
    for (const chunk of chunks)
      chunk.code = importedByLocalName(chunk.code, (file) => names.get(nameOf(file)))
  },
}
