import { defineConfig } from 'vitest/config'

/** What mutation testing runs for one part: the engine's tests, or those of a single calculator. */
const part = process.env.MUTATED_PART ?? 'engine'

const TESTS: Readonly<Record<string, readonly string[]>> = {
  engine: ['src/engine/*.test.ts', 'test/snapshots/*.test.ts'],
  derived: [
    'src/engine/*.test.ts',
    'src/calculators/*/extras.test.ts',
    'test/derived/*.test.ts',
    'test/snapshots/*.test.ts',
  ],
  form: ['src/form/*.test.ts', 'test/form/*.test.ts'],
  search: ['src/site/search/*.test.ts'],
}

const ofCalculator = [
  `src/calculators/${part}/*.test.ts`,
  'src/calculators/all.test.ts',
  'test/agreed.test.ts',
  'test/oracle/oracle.test.ts',
  'test/definitions.test.ts',
  'test/names.test.ts',
  'test/snapshots/*.test.ts',
]

export default defineConfig({
  plugins: [
    {
      name: 'only-the-mutated-calculator',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith('/calculators/registry.ts') && !(part in TESTS)
          ? code.replace("'./*/calculator.ts'", `'./${part}/calculator.ts'`)
          : undefined,
    },
  ],
  test: { include: [...(TESTS[part] ?? ofCalculator)], testTimeout: 60_000 },
})
