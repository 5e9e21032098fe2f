import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const IN_DEVELOPMENT = {
  apply: 'serve',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
} satisfies Partial<Plugin>

/**
 * Astro's development server reads all that a page could import before it serves it, to find its styles: the texts, forms and
 * pictures of every calculator for the page of one. An import whose address is known only when it runs is not among them.
 */
const unseenImports: Plugin = {
  ...IN_DEVELOPMENT,
  name: 'unseen-imports',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\//, code: '": () => import("' },
    handler: (code) =>
      code.replace(/(?<=": \(\) => )import\(("[^"]+")\)/g, 'import(/* @vite-ignore */ String($1))'),
  },
}

/** The text of a file, without what the file imports, which comes along otherwise. */
const textAlone: Plugin = {
  ...IN_DEVELOPMENT,
  name: 'text-alone',
  enforce: 'pre',
  load: {
    filter: { id: /\.mdx\?raw$/ },
    handler: async (id) => `export default ${JSON.stringify(await readFile(id.replace('?raw', ''), 'utf8'))}`,
  },
}

/** The styles that are then no longer found. */
const stylesOfForms: Plugin = {
  ...IN_DEVELOPMENT,
  name: 'styles-of-forms',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/site\/page-text\.ts$/ },
    handler: (code) => `${code}\nimport.meta.glob('../{form,calculators}/**/*.css', { eager: true })`,
  },
}

/** A page in development takes as long as its own calculator, however many there are. */
export const oneCalculator = [unseenImports, textAlone, stylesOfForms]
