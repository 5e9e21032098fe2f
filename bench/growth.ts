/** What ten times as many calculators cost: the visitor nothing, the build its share of time. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { scriptOf } from '../deploy/built-script.ts'
import { run } from '../scripts/install.mjs'
import { scaffold } from '../scripts/new.ts'
import { copyProject } from '../scripts/project-copy.ts'
import { firstPages } from './first-page.ts'
import { seconds, table } from './table.ts'

const PATH = '/ebay-fee-calculator/'
const PAGE = `${PATH}index.html`
const TIMES = 10
const LONGEST_BUILD = 15 * 60_000

const calculatorsIn = (root: string) =>
  readdirSync(join(root, 'src/calculators'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .length

function timedBuild(root: string): number {
  const start = performance.now()
  const { status, stdout, stderr } = run(['astro', 'build', '--force', '--silent'], {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    timeout: LONGEST_BUILD,
  })
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
  return performance.now() - start
}

/** A project of so many calculators, built from nothing. */
async function built(times: number): Promise<string[]> {
  const root = copyProject()
  try {
    const wanted = calculatorsIn(root) * times
    for (let count = calculatorsIn(root); count < wanted; count++)
      scaffold(`generated-${count + 1}-calculator`, root)
    console.error(`building ${wanted} calculators`)
    const time = timedBuild(root)
    const dist = join(root, 'dist')
    const html = readFileSync(join(dist, PAGE), 'utf8')
    const { first, later } = await firstPages(root, PATH)
    const compressed = (files: string[]) =>
      files.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0)
    return [
      String(wanted),
      seconds(time),
      seconds(time / wanted),
      ...[Buffer.byteLength(html), compressed([PAGE]), compressed(scriptOf(html, dist))].map(
        (bytes) => `${bytes.toLocaleString('en-US')} B`,
      ),
      seconds(first),
      seconds(later),
    ]
  } finally {
    rmSync(root, { recursive: true })
  }
}

const HEAD = [
  'calculators',
  'cold build',
  'per calculator',
  'eBay HTML',
  'compressed',
  'its script, compressed',
  'first page of `npm run dev`',
  'started again',
]

export const buildTable = async () => table(HEAD, [await built(1)])
export const growthTable = async () => table(HEAD, [await built(1), await built(TIMES)])
