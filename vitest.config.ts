import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { present } from './scripts/machine.mjs'

/** What is about nginx needs nginx; `npm test` says so where it is missing. */
const ABOUT_NGINX = ['deploy/release.test.ts']

/** What builds the site is left out of a quick word (scripts/check.mjs). */
const ABOUT_BUILDS = ['scripts/new.test.ts']

const EXCLUDED = [
  ...configDefaults.exclude,
  ...(present('nginx').length ? [] : ABOUT_NGINX),
  ...(process.env.QUICK ? ABOUT_BUILDS : []),
]
const PURE = ['src/{engine,calculators}/**/*.test.ts', 'test/{oracle,derived,snapshots}/**/*.test.ts']
/** Each closes the form it has opened. Those left out stand for a form themselves, or for a module, which others would find. */
const FORMS = ['src/form/**/!(client-use).test.ts', 'test/form/!(own-rates-beside-lists).test.ts']

export default defineConfig({
  // Generated inputs take their time on a busy machine. One core less than there are would be one of two.
  test: {
    testTimeout: 60_000,
    maxWorkers: availableParallelism(),
    exclude: EXCLUDED,
    projects: [
      // What calculates keeps nothing between two calls, so its files need not be kept apart; that saves a process for each.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      // A page without a browser takes longer to set up than to use.
      { extends: true, test: { name: 'forms', include: FORMS, environment: 'happy-dom', isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{src,scripts,deploy,test}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, ...PURE, ...FORMS],
        },
      },
    ],
  },
})
