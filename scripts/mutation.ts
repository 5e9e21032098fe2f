/**
 * `npm run mutation`: breaks the engine and every calculator on purpose, one place at a time, and counts how many
 * of the broken ones the unit tests notice. `npm run mutation -- engine ebay-fee-calculator` takes only those parts.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'

const LEAST_PERCENT = 95
const REPORTS = 'reports/mutation'

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

const calculators = readdirSync('src/calculators', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const chosen = process.argv.slice(2)
const parts = chosen.length ? chosen : ['engine', 'derived', ...calculators]

function measure(part: string): { noticed: number; missed: string[] } {
  const { status } = spawnSync('node_modules/.bin/stryker', ['run'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A few generated inputs find what a mutant breaks; thousands would only take longer.
    env: { ...process.env, MUTATED_PART: part, FUZZ_RUNS: '100' },
  })
  if (status !== 0) throw new Error(`Stryker ended with ${status} for ${part}`)
  const report: Report = JSON.parse(readFileSync(`${REPORTS}/${part}.json`, 'utf8'))
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: found }]) =>
    found.map((mutant) => ({ file, ...mutant })),
  )
  const isMissed = ({ status: ended }: Mutant) => ended === 'Survived' || ended === 'NoCoverage'
  return {
    noticed: mutants.filter(({ status: ended }) => ended === 'Killed' || ended === 'Timeout').length,
    missed: mutants
      .filter(isMissed)
      .map(
        ({ file, mutatorName, replacement, location: { start } }) =>
          `${file}:${start.line}:${start.column} ${mutatorName} → ${replacement?.split('\n')[0]}`,
      ),
  }
}

const percent = (noticed: number, missed: number) => ((noticed / (noticed + missed)) * 100).toFixed(1)

mkdirSync(REPORTS, { recursive: true })
let noticed = 0
let missed = 0
for (const part of parts) {
  const found = measure(part)
  noticed += found.noticed
  missed += found.missed.length
  console.log(`${part}: ${found.noticed} noticed, ${found.missed.length} missed`)
  for (const place of found.missed) console.log(`  ${place}`)
}
console.log(`\n${noticed} of ${noticed + missed} mutants noticed: ${percent(noticed, missed)}%`)
process.exit((noticed / (noticed + missed)) * 100 < LEAST_PERCENT ? 1 : 0)
