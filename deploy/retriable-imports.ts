import { init, parse } from 'es-module-lexer'
import type { Plugin } from 'vite'

await init

/**
 * Lets the address of an import change from one attempt to the next: src/form/deferred.ts says why, and sets the suffix.
 */
export const retriableImports: Plugin = {
  name: 'retriable-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk(code) {
    const [imports] = parse(code)
    // From the last to the first, so that places stay what they are.
    return imports
      .filter(({ d, n }) => d > -1 && n?.startsWith('./'))
      .reduceRight((text, { e }) => `${text.slice(0, e)}+(globalThis.importSuffix||"")${text.slice(e)}`, code)
  },
}

/** The bundler's, around every lazy import. */
const FETCHING_AHEAD = 'native:import-analysis-build'

/**
 * A lazy import is an import and nothing else. The bundler would fetch ahead what a lazy file imports, but that is there
 * already (`e2e/budgets.spec.ts` holds it), and its lines for that are 0.9 KB of every page's script.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved({ plugins }) {
    const index = plugins.findIndex(({ name }) => name === FETCHING_AHEAD)
    if (index < 0)
      throw new Error(`The bundler has no part called ${FETCHING_AHEAD}: what fetches ahead now?`)
    ;(plugins as Plugin[]).splice(index, 1)
  },
}
