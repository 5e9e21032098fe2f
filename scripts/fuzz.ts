/** `npm run fuzz -- --runs 100000`: the tests of oracles and round trips with more runs and new inputs each time. */
import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { run } from './install.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    /** The same inputs again, to see a failure once more. */
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    /** Part of a calculator's name, to check only that one. */
    only: { type: 'string', default: '' },
  },
})

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!/^[1-9]\d*$/.test(values.runs)) refuse(`--runs ${values.runs} is no number of runs`)
if (!globSync('src/calculators/*/oracle.ts').some((file) => file.includes(values.only)))
  refuse(`--only ${values.only} is part of no calculator's name`)

console.log(`${values.runs} runs of every check, seed ${values.seed}`)
const { status } = run(
  [
    'vitest',
    'run',
    'test/oracle',
    'round-trip',
    '--testTimeout=0',
    ...(values.only ? ['-t', values.only] : []),
  ],
  { env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed } },
)
process.exit(status ?? 1)
