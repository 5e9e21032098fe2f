import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { present } from './scripts/machine.mjs'

/** What is about nginx needs nginx; `npm test` says so where it is missing. */
const ABOUT_NGINX = ['deploy/release.test.ts']

/** What builds the site is left out of a quick word (scripts/check.mjs). */
const ABOUT_BUILDS = ['scripts/new.test.ts']

/** The agreed cases in a form without a browser: `npm test` shows the same in those that follow. */
const SHOWN_IN_BROWSERS = ['test/form/agreed.test.ts']

const EXCLUDED = [
  ...configDefaults.exclude,
  ...(present('nginx').length ? [] : ABOUT_NGINX),
  ...(process.env.QUICK ? ABOUT_BUILDS : []),
  ...(process.env.BROWSERS_FOLLOW ? SHOWN_IN_BROWSERS : []),
]
/** They start servers and builds, stand for a form or a module themselves, or have a page of their own. */
const APART = [
  'scripts/{new,serve}.test.ts',
  'deploy/release.test.ts',
  'src/form/client-use.test.ts',
  'src/site/search/search{,-keys}.test.ts',
  'test/form/own-rates-beside-lists.test.ts',
]
/** Each closes the form it has opened. */
const FORMS = ['{src,test}/form/**/*.test.ts']

/** What goes through all calculators, or builds the site, takes long. */
const LONG = [
  '/scripts/new.',
  '/test/oracle/',
  '/test/derived/',
  '/test/form/agreed.',
  '/test/form/any-link.',
]
const isLong = ({ moduleId }: TestSpecification) => LONG.some((part) => moduleId.includes(part))

/** One long file at the end would leave the other cores with nothing to do. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

export default defineConfig({
  // Generated inputs take their time on a busy machine. One core less than there are would be one of two.
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism(),
    exclude: EXCLUDED,
    sequence: { sequencer: LongFirst },
    projects: [
      { extends: true, test: { name: 'apart', include: APART } },
      // A page without a browser takes longer to set up than to use.
      {
        extends: true,
        test: {
          name: 'forms',
          include: FORMS,
          exclude: [...EXCLUDED, ...APART],
          environment: 'happy-dom',
          isolate: false,
        },
      },
      // What keeps nothing between two calls need not be kept apart; that saves a process for each file.
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{src,scripts,deploy,test}/**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, ...APART, ...FORMS],
          isolate: false,
        },
      },
    ],
  },
})
