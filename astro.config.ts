import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { serving } from './deploy/integration.ts'

/** Registers `client:ready`, the way the calculator form wakes up. */
const formDirective: AstroIntegration = {
  name: 'form-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'ready', entrypoint: './src/form/ready.ts' }),
  },
}

export default defineConfig({
  site: process.env.SITE_URL || 'https://fee-estimators.example',
  output: 'static',
  trailingSlash: 'always',
  build: { inlineStylesheets: 'always' },
  integrations: [formDirective, react(), mdx(), serving],
  devToolbar: { enabled: false },
  vite: { css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } } },
})
