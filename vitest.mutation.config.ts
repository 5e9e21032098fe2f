import { defineConfig } from 'vitest/config'

/** What mutation testing runs for one part: the engine, or a single calculator with the tests of all. */
const part = process.env.MUTATED_PART ?? 'engine'

const TESTS =
  part === 'engine'
    ? ['src/engine/*.test.ts']
    : [
        `src/calculators/${part}/*.test.ts`,
        'src/calculators/all.test.ts',
        'test/oracle/oracle.test.ts',
        'test/definitions.test.ts',
        'test/snapshots/*.test.ts',
      ]

export default defineConfig({
  plugins: [
    {
      name: 'only-the-mutated-calculator',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/calculators/registry.ts') && part !== 'engine'
          ? code.replace("'./*/calculator.ts'", `'./${part}/calculator.ts'`)
          : undefined,
    },
  ],
  test: { include: TESTS, testTimeout: 120_000 },
})
