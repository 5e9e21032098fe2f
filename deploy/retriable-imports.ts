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
