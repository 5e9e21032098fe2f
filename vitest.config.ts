import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { present } from './scripts/machine.mjs'

/** What is about nginx needs nginx; `npm test` says so where it is missing. */
const ABOUT_NGINX = ['deploy/release.test.ts']

export default defineConfig({
  // Generated inputs take their time on a busy machine. One core less than there are would be one of two.
  test: {
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    exclude: [...configDefaults.exclude, ...(present('nginx').length ? [] : ABOUT_NGINX)],
    include: ['{src,scripts,deploy,test}/**/*.test.{ts,tsx}'],
  },
})
