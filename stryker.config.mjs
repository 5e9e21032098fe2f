import { globSync, readFileSync } from 'node:fs'

/** One part at a time; scripts/mutation.ts goes through all of them. */
const part = process.env.MUTATED_PART ?? 'engine'

/** What the engine derives from any definition is tested with the calculators, which takes longer. */
const DERIVED = [
  'comparison',
  'counted-rates',
  'fragment',
  'nearest-threshold',
  'notes',
  'other-amounts',
  'own-rates',
  'principal',
  'profit',
  'proof',
  'reverse',
  'thresholds',
  'to-fragment',
  'transcript',
  'unknown-name',
].map((name) => `src/engine/${name}.ts`)

/** What a calculator adds to the form is tested with the form. */
const ADDED = globSync('src/calculators/*/*.ts').filter(
  (file) => /[\\/]form\.ts$/.test(file) || readFileSync(file, 'utf8').includes("from '../../form/"),
)

const MUTATED = {
  engine: ['src/engine/*.ts', ...DERIVED.map((file) => `!${file}`)],
  derived: DERIVED,
  form: ['src/form/**/*.{ts,tsx}', ...ADDED],
  search: ['src/site/search/*.{ts,tsx}'],
}

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [
    ...(MUTATED[part] ?? [`src/calculators/${part}/*.ts`, ...ADDED.map((file) => `!${file}`)]),
    '!**/*.test.ts',
    '!**/oracle.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // What is only slow, on a busy machine, has not been noticed; what never ends has.
  timeoutMS: 60_000,
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', 'reports', '.cache', '.astro', 'deploy/generated'],
  reporters: ['json'],
  jsonReporter: { fileName: `reports/mutation/${part}.json` },
}
