import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { refuseDuplicateNames, shortName } from './deploy/class-names.ts'
import { serving } from './deploy/integration.ts'
import { retriableImports } from './deploy/retriable-imports.ts'
import { shortTokens } from './deploy/token-names.ts'

/** Registers `client:use`, the way islands are hydrated; in a built site with an element of our own, lighter than the framework's. */
const formDirective: AstroIntegration = {
  name: 'form-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective, command }) =>
      addClientDirective({
        name: 'use',
        entrypoint: command === 'build' ? './src/site/inline-script.ts' : './src/form/client-use.ts',
      }),
  },
}

/** What hydrates a form: React, what all forms share, and the calculator itself; the same however many calculators there are. */
const chunks = {
  groups: [
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    // Lazy imports stay apart.
    { name: 'shared', test: /\/src\/(?:form\/(?!deferred-drawing)|engine\/)/, tags: ['$initial' as const] },
  ],
}

export default defineConfig({
  site: process.env.SITE_URL || 'https://fee-estimators.example',
  output: 'static',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'always' },
  integrations: [formDirective, react(), mdx(), serving],
  devToolbar: { enabled: false },
  vite: {
    plugins: [retriableImports, shortTokens],
    css: { modules: { generateScopedName: shortName, getJSON: refuseDuplicateNames } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  },
})
