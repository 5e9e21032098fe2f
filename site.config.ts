import { availableParallelism } from 'node:os'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import type { AstroIntegration, AstroUserConfig } from 'astro'
import { siteAddress } from './deploy/address.ts'
import { SCRIPT_FOR, STYLES_FOR } from './deploy/browsers.ts'
import { inlinedClassNames, refuseDuplicateNames, shortName } from './deploy/class-names.ts'
import { frameworkAsItIs } from './deploy/framework-as-it-is.ts'
import { serving } from './deploy/integration.ts'
import { leanDefinitions } from './deploy/lean-definitions.ts'
import { byLocalName } from './deploy/local-names.ts'
import { oneCalculator } from './deploy/one-calculator.ts'
import { reactModules } from './deploy/react-modules.ts'
import { plainImports, retriableImports } from './deploy/retriable-imports.ts'
import { serverParts } from './deploy/server-parts.ts'
import { shortTokens } from './deploy/token-names.ts'
import { unnamedFunctions } from './deploy/unnamed-functions.ts'
import { dependencies } from './package.json' with { type: 'json' }

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
    {
      name: 'shared',
      test: /\/src\/(?:form\/(?!deferred-drawing|hydrate|sign-presses)|engine\/(?!(?:charge|settle|cents|german)\.)|calculators\/page-form)/,
      tags: ['$initial' as const],
    },
    // Half of the calculators work out no fees.
    { name: 'fees', test: /\/src\/engine\/(?:charge|settle|cents)\./ },
  ],
}

/**
 * Read by V8: each function is compiled beside the page while its script arrives, not in the middle of a press that calls it first.
 * In a small file that gains less than the line weighs.
 */
const compileAtOnce = ({ name }: { name: string }) =>
  ['react', 'shared', 'extras', 'search'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''

/** React as the framework knows it, but hydrated by fewer lines. */
function leanReact(): AstroIntegration {
  const { name, hooks } = react()
  const setUp = hooks['astro:config:setup']
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        setUp?.({
          ...setup,
          addRenderer: (renderer) =>
            setup.addRenderer({ ...renderer, clientEntrypoint: './src/form/hydrate.ts' }),
        }),
    },
  }
}

/** Without Astro's function for it, which does nothing and brings four hundred modules along: an optimizer of drawings, finders of fonts. */
export default {
  site: siteAddress(process.env.SITE_URL),
  output: 'static',
  trailingSlash: 'always',
  // A picture for shared links is drawn on another core while the next page is made.
  build: { inlineStylesheets: 'always', concurrency: availableParallelism() },
  integrations: [
    formDirective,
    leanReact(),
    mdx({ syntaxHighlight: false }), // No text has code to colour.
    serving,
  ],
  devToolbar: { enabled: false },
  vite: {
    build: { target: SCRIPT_FOR, cssTarget: STYLES_FOR },
    // Of these no page is made; looking through them is a tenth of the start.
    server: { watch: { ignored: ['**/{.cache,bench,dist,docs,e2e,reports,scripts,test}/**'] } },
    // What the browser has of packages is what the project depends on: to look for it takes a second of the first start.
    optimizeDeps: { noDiscovery: true, include: Object.keys(dependencies) },
    plugins: [
      frameworkAsItIs,
      inlinedClassNames,
      leanDefinitions,
      byLocalName,
      oneCalculator,
      plainImports,
      reactModules,
      retriableImports,
      serverParts,
      shortTokens,
      unnamedFunctions,
    ],
    css: { modules: { generateScopedName: shortName, getJSON: refuseDuplicateNames } },
    environments: {
      // What every page needs is read while the development server starts.
      ssr: {
        dev: {
          warmup: [
            './src/calculators/*/calculator.ts',
            './src/{engine,form,site}/*.{ts,tsx,astro}',
            '!**/*.test.*',
          ],
        },
      },
      client: {
        // Nothing is to be fetched ahead of a lazy import: it imports what is there already.
        build: {
          modulePreload: false,
          rolldownOptions: { output: { codeSplitting: chunks, postBanner: compileAtOnce } },
        },
      },
    },
  },
} satisfies AstroUserConfig
