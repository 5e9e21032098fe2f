import type { Plugin } from 'vite'

/**
 * React comes as modules of the older kind, each in a function that the bundler calls. A browser reads such a function twice, the
 * second time where it holds up the page, unless it looks as if it were called at once. To Chromium an arrow function never
 * does: with these words React is there in half the time.
 */
export const eagerReact: Plugin = {
  name: 'eager-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: (code, { name }) =>
    name === 'react'
      ? code.replaceAll(/(__commonJSMin\(\()\((\w+(?:, \w+)?)\) => \{/g, '$1function($2) {')
      : undefined,
}
