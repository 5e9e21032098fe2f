import type { Plugin } from 'vite'

/** The bundler's own lines for modules of the older kind, which it puts into a file of their own. */
const RUNTIME = 'rolldown-runtime'
const IMPORT_OF_RUNTIME = new RegExp(`^import \\{ (.*) \\} from "\\./${RUNTIME}\\..*";$`, 'm')

/** What is left of them: a module runs when it is first called, and once. */
const RUN_ONCE =
  'var __commonJSMin = (run, module) => () => (module || (run((module = { exports: {} }).exports, module), run = null), module.exports);'

/**
 * A browser reads a function twice, the second time where it holds up the page, unless it looks as if it were called at once. To
 * Chromium an arrow function never does: with these words React is there in half the time.
 */
const lookingCalled = (code: string) =>
  code.replaceAll(/(__commonJSMin\(\()\((\w+(?:, \w+)?)\) => \{/g, '$1function($2) {')

/**
 * The bundler hands a module on as an object with a getter for each of its names, and one for its default. Nobody here asks React
 * for a default, so the module itself will do: a file less, 0.3 KB of script, and a call less wherever React is used.
 */
const handedOn = (code: string) => code.replaceAll(/__toESM\((require_\w+\(\)), 1\)/g, '$1')

/**
 * The bundler sees to it that a function does not get its module as `this`, and has elements with several children made by a
 * function of their own. React's functions use no `this`, and that function (`jsxs`) is the same one in a built site: 0.1 KB.
 */
const calledPlainly = (code: string) =>
  code
    .replaceAll(/\(0, (import_[\w$]+\.\w+)\)\(/g, '$1(')
    .replaceAll(/\b(import_jsx_runtime[\w$]*\.jsx)s\(/g, '$1(')

function withoutRuntime(code: string): string {
  const names = IMPORT_OF_RUNTIME.exec(code)?.[1]
  const helpers: string[] = names?.match(/__\w+/g) ?? []
  if (
    helpers.some((name) => name !== '__commonJSMin' && name !== '__toESM') ||
    /\b__toESM\(|\bimport_\w+\.default\b/.test(code)
  )
    throw new Error('A module of the older kind is used in a way that the bundler has to help with')
  return code.replace(IMPORT_OF_RUNTIME, helpers.includes('__commonJSMin') ? RUN_ONCE : '')
}

export const leanModules = (code: string): string =>
  withoutRuntime(lookingCalled(calledPlainly(handedOn(code))))

/** React comes as modules of the older kind, each in a function that the bundler calls. */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: (code, { name }) => (name === RUNTIME ? undefined : leanModules(code)),
  generateBundle(_, bundle) {
    for (const [file, part] of Object.entries(bundle))
      if (part.type === 'chunk' && part.name === RUNTIME) delete bundle[file]
  },
}
