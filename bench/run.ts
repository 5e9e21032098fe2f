/** `npm run bench`: everything about speed that is a matter of time, as tables. What is a matter of bytes is tested. */
import { parseArgs } from 'node:util'
import { slugs, staticPaths } from '../e2e/site.ts'
import { need } from '../scripts/machine.mjs'
import { buildTable, growthTable } from './growth.ts'
import { lighthouseTable } from './lighthouse.ts'
import { pressTable } from './press.ts'
import { searchTable } from './search.ts'
import { type Setting, withSite } from './site.ts'

const PORT = Number(process.env.PORT ?? 8097)
const LONGEST = 2 * 60 * 60_000

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '3' },
    gzip: { type: 'boolean', default: false },
    beside: { type: 'string' },
  },
})
const runs = Number(values.runs)
const paths = values.pages?.split(',') ?? [...staticPaths, ...slugs.map((slug) => `/${slug}/`)]

const setting: Setting = {
  port: PORT,
  paths,
  encoding: values.gzip ? 'gzip' : 'br',
  beside: values.beside,
}

const parts: Record<string, () => Promise<string>> = {
  lighthouse: () => withSite(setting, (targets) => lighthouseTable(targets, runs, PORT + 1)),
  press: () => withSite(setting, (targets) => pressTable(targets, runs)),
  search: () => withSite({ ...setting, paths: ['/'] }, (targets) => searchTable(targets, runs)),
  build: buildTable,
  growth: growthTable,
}
/** These serve nothing and open no browser. */
const WITHOUT_SITE = ['build', 'growth']
/** Growth begins with the build that `build` is about. */
const chosen = values.only ? [values.only] : Object.keys(parts).filter((name) => name !== 'build')

const unknown = chosen.find((name) => !parts[name])
if (unknown) {
  console.error(`There is no part "${unknown}"; choose from ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

if (chosen.some((name) => !WITHOUT_SITE.includes(name))) need('Chromium', 'nginx')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
setTimeout(() => {
  console.error('The measurements take too long; they end here.')
  process.exit(1)
}, LONGEST).unref()

for (const name of chosen) {
  console.log(`\n${await parts[name]?.()}`)
}
