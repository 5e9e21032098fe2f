const part = process.env.MUTATED_PART ?? 'engine'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate:
    part === 'engine'
      ? ['src/engine/*.ts', '!src/engine/*.test.ts', '!src/engine/testing.ts']
      : [`src/calculators/${part}/*.ts`, `!src/calculators/${part}/*.test.ts`],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.cache/mutation',
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `reports/mutation/${part}.json` },
  checkers: [],
  disableTypeChecks: false,
}
