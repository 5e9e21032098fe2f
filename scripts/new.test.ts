/** Adding a folder is adding a calculator: scaffolded into a copy of the project, which is then built. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scaffold } from './new'
import { copyProject } from './project-copy'

const SLUG = 'brand-new-calculator'
const KEPT = ['ebay-fee-calculator', 'paypal-gebuehrenrechner']
const root = copyProject()
afterAll(() => rmSync(root, { recursive: true }))

const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

beforeAll(() => {
  // The menu holds 25 at most; with fewer calculators there is room for a new one.
  const calculators = join(root, 'src/calculators')
  for (const entry of readdirSync(calculators, { withFileTypes: true }))
    if (entry.isDirectory() && !KEPT.includes(entry.name))
      rmSync(join(calculators, entry.name), { recursive: true })
  scaffold(SLUG, root)
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/astro', ['build'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}, 120_000)

describe('a scaffolded calculator', () => {
  it('has its page', () => {
    expect(built(`${SLUG}/index.html`)).toContain('Brand New Calculator</h1>')
  })

  it('has its card on home', () => {
    expect(built('index.html')).toMatch(new RegExp(`<a href="/${SLUG}/"[^>]*>Calculate Fees →`))
  })

  it('has its menu entry on every page', () => {
    const menu = /<dialog[\s\S]*<\/dialog>/
    for (const page of ['index.html', 'about/index.html', 'ebay-fee-calculator/index.html'])
      expect(menu.exec(built(page))?.[0]).toContain(`href="/${SLUG}/"`)
  })

  it('passes its own tests and those of every calculator', () => {
    const tests = ['src/calculators/all.test.ts', `src/calculators/${SLUG}`]
    const run = spawnSync('node_modules/.bin/vitest', ['run', ...tests], { cwd: root, encoding: 'utf8' })
    expect(run.stdout + run.stderr).toContain(' passed')
    expect(run.status).toBe(0)
  }, 60_000)
})

describe('the scaffold refuses', () => {
  it.each(['', 'Has Capitals', '../escape', 'trailing-', '9lives'])('the name %j', (slug) => {
    expect(() => scaffold(slug, root)).toThrow('is no slug')
  })

  it('a folder that exists', () => {
    expect(() => scaffold(SLUG, root)).toThrow('exists already')
  })
})
