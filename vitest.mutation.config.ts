import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What mutation testing runs for one part: the engine's tests, or those of a single calculator. */
const part = process.env.MUTATED_PART ?? 'engine'

const TESTS: Readonly<Record<string, readonly string[]>> = {
  // The words of a language are one file, those of the form among them.
  engine: ['src/engine/*.test.ts', 'src/form/words.test.ts', 'test/snapshots/*.test.ts'],
  derived: [
    'src/engine/*.test.ts',
    'src/calculators/*/extras.test.ts',
    'test/derived/*.test.ts',
    'test/snapshots/*.test.ts',
  ],
  // Those two go through all calculators, which takes minutes, and any link is another one every time.
  form: ['src/form/**/*.test.ts', 'test/form/!(agreed|any-link).test.ts'],
  search: ['src/site/search/*.test.ts'],
}

const ofCalculator = [
  `src/calculators/${part}/*.test.ts`,
  'src/calculators/all.test.ts',
  'src/calculators/published.test.ts',
  'test/agreed.test.ts',
  'test/oracle/oracle.test.ts',
  'test/definitions.test.ts',
  'test/names.test.ts',
  'test/snapshots/*.test.ts',
]

/** These are seen, in a page without a browser. */
const isDrawn = part === 'form' || part === 'search'

/** Tests of one file stand beside it and are short; of those that use a whole page, the outlines notice most. */
const RANKS = ['/src/', '/test/form/outline', '']
const rankOf = ({ moduleId }: TestSpecification) => RANKS.findIndex((part) => moduleId.includes(part))

/** What is noticed early need not wait for the rest. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

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
  test: {
    include: [...(TESTS[part] ?? ofCalculator)],
    testTimeout: 60_000,
    // A process for each file, a thousand times over, takes three times as long; no test leaves anything behind.
    isolate: false,
    environment: isDrawn ? 'happy-dom' : 'node',
    setupFiles: part === 'form' ? ['test/form/loaded.ts'] : [],
    sequence: { sequencer: QuickFirst },
  },
})
