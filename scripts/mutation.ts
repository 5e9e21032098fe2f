/**
 * `npm run mutation`: breaks the engine, every calculator, the form and the search on purpose, one place at a time, and counts
 * how many of the broken ones the unit tests notice. `npm run mutation -- engine ebay-fee-calculator` takes only those parts.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { run } from './install.mjs'

/** Of what calculates; how a form looks is for the eyes of a browser, so less of it is noticed without one. */
const LEAST_PERCENT = 98
const LEAST_PERCENT_DRAWN = 80
const DRAWN = ['form', 'search']
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
const parts = chosen.length ? chosen : ['engine', 'derived', ...calculators, ...DRAWN]

function measure(part: string): { noticed: number; missed: string[] } {
  const { status } = run(['stryker', 'run'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A few generated inputs find what a mutant breaks; thousands would only take longer.
    env: { ...process.env, MUTATED_PART: part, FUZZ_RUNS: '10' },
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

interface Score {
  noticed: number
  missed: number
}

const percentOf = ({ noticed, missed }: Score) => (noticed / (noticed + missed)) * 100

mkdirSync(REPORTS, { recursive: true })
const scores = new Map<string, Score>()
for (const part of parts) {
  const found = measure(part)
  scores.set(part, { noticed: found.noticed, missed: found.missed.length })
  console.log(`${part}: ${found.noticed} noticed, ${found.missed.length} missed`)
  for (const place of found.missed) console.log(`  ${place}`)
}

const total = (of: (part: string) => boolean): Score =>
  [...scores]
    .filter(([part]) => of(part))
    .reduce(
      (sum, [, { noticed, missed }]) => ({ noticed: sum.noticed + noticed, missed: sum.missed + missed }),
      { noticed: 0, missed: 0 },
    )

let isEnough = true
for (const [name, score, least] of [
  ['What calculates', total((part) => !DRAWN.includes(part)), LEAST_PERCENT],
  ['What is drawn', total((part) => DRAWN.includes(part)), LEAST_PERCENT_DRAWN],
] as const) {
  const all = score.noticed + score.missed
  if (all === 0) continue
  console.log(`\n${name}: ${score.noticed} of ${all} mutants noticed, ${percentOf(score).toFixed(1)}%`)
  // Some parts alone are below what all of them come to.
  if (chosen.length === 0) isEnough &&= percentOf(score) >= least
}
process.exit(isEnough ? 0 : 1)
