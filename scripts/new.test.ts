/** Adding a folder is adding a calculator, deleting one is removing it: done to a copy of the project, which is then built and tested. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { QUICK } from '../deploy/integration'
import { inOrder, menuOf } from '../src/calculators/order'
import { calculators } from '../src/calculators/registry'
import { SAMPLE } from '../src/site/settings'
import { slugs } from '../test/agreed'
import { run } from './install.mjs'
import { scaffold, writeSnapshots } from './new'
import { copyProject } from './project-copy'

/** One of each kind; both names begin alike, so that both are found by that. */
const NEW = { fees: 'brand-new-fee-calculator', units: 'brand-new-unit-calculator' }
const NEW_BEGIN = 'brand-new-'
/** One that others link and compare themselves with; not the one that home has chosen to show. */
const GONE = calculators.findLast(({ slug, calculator }) => calculator.comparison && slug !== SAMPLE)
  ?.slug as string
const MINUTES = 60_000

/** One copy for all: what is added and what is taken away do not touch. */
const root = copyProject()

const inCopy = (...command: string[]) => {
  const { status, stdout, stderr } = run(command, {
    cwd: root,
    stdio: 'pipe',
    encoding: 'utf8',
    // A few generated inputs are enough to see that a suite finds the calculator; a snapshot must be there already.
    env: { ...process.env, FUZZ_RUNS: '5', CI: 'true', BROTLI_QUALITY: String(QUICK) },
  })
  return { status, said: `${stdout}${stderr}` }
}
const build = () => inCopy('astro', 'build', '--silent')
const suites = () =>
  inCopy(
    'vitest',
    'run',
    'src/calculators/registry',
    'src/calculators/all',
    'src/calculators/published',
    'test/agreed',
    'test/definitions',
    'test/derived',
    'test/names',
    'test/pictures',
    'test/snapshots',
    'test/oracle',
    NEW_BEGIN,
    // Of what is tested for each calculator, what the new ones say; the others say what they say here.
    '-t',
    `^(?!.*(?:${slugs.join('|')}))|${NEW_BEGIN}`,
  )

/** Of the new ones alone, which takes a second; form.ts, which imports most, is the same in every folder. */
function types() {
  const only = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['node'] },
    include: [`src/calculators/${NEW_BEGIN}*/*.ts`],
    exclude: ['src/calculators/*/form.ts'],
  }
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify(only))
  return inCopy('tsc', '--noEmit', '--project', 'tsconfig.new.json')
}

/** Out of a list in a line, or the line itself. */
function withoutGone(line: string): string[] {
  if (!line.includes(GONE)) return [line]
  const rest = line.replace(new RegExp(`${GONE}, |, ${GONE}`), '')
  return rest === line ? [] : [rest]
}

const paths = (html: string, element: RegExp) =>
  [...(element.exec(html)?.[0] ?? '').matchAll(/<a href="\/([^"/]+)\/"/g)].map(([, slug]) => slug)

/** What a visitor of the copy finds, in the built pages. */
function hasAll(expected: readonly string[]) {
  const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
  for (const slug of expected) expect(built(`${slug}/index.html`)).toContain('</h1>')
  expect(new Set(paths(built('index.html'), /<main[\s\S]*<\/main>/))).toEqual(new Set(expected))
  for (const page of ['index.html', 'about/index.html'])
    expect(paths(built(page), /<dialog[\s\S]*<\/dialog>/)).toEqual(menuOf(expected))
  for (const slug of expected) expect(built('sitemap.xml')).toContain(`/${slug}/<`)
}

const LEFT = inOrder([...slugs.filter((slug) => slug !== GONE), ...Object.values(NEW)])

beforeAll(() => {
  for (const [kind, slug] of Object.entries(NEW)) scaffold(slug, root, kind)
  writeSnapshots(NEW_BEGIN, root)
  rmSync(join(root, 'src/calculators', GONE), { recursive: true })
}, 2 * MINUTES)
afterAll(() => rmSync(root, { recursive: true }))

describe('with one more of each kind and one less', () => {
  it(
    'is told where the name of the one that is gone still stands',
    () => {
      const { status, said } = build()
      expect(status).not.toBe(0)
      const places = new Set([...said.matchAll(/(src\/\S+): \w+ names '([^']+)'/g)].map(([, file]) => file))
      expect(places).toContain('src/calculators/order.ts')
      for (const file of places) {
        const path = join(root, file as string)
        const lines = readFileSync(path, 'utf8').split('\n')
        writeFileSync(path, lines.flatMap(withoutGone).join('\n'))
      }
    },
    3 * MINUTES,
  )

  it(
    'is built, with page and card of the new ones, none of the one that is gone, and a menu that still holds 25',
    () => {
      expect(build()).toEqual({ status: 0, said: expect.anything() })
      expect(existsSync(join(root, 'dist', GONE))).toBe(false)
      hasAll(LEFT)
    },
    3 * MINUTES,
  )

  it(
    'passes the tests of the new ones, and what is tested for no calculator alone',
    () => {
      const { status, said } = suites()
      expect(said).toContain(' passed')
      expect(status, said).toBe(0)
    },
    3 * MINUTES,
  )

  it('compiles', () => expect(types()).toEqual({ status: 0, said: '' }), MINUTES)
})

describe('the scaffold refuses', () => {
  it.each(['', 'Has Capitals', '../escape', 'trailing-', '9lives'])('the name %j', (slug) => {
    expect(() => scaffold(slug, root)).toThrow('is no slug')
  })

  it.each(Object.keys(NEW))('a kind without a name: %s', (kind) => {
    expect(() => scaffold(kind, root)).toThrow('its name comes first')
  })

  it.each(Object.values(NEW))('a folder that exists: %s', (slug) => {
    expect(() => scaffold(slug, root)).toThrow('exists already')
  })

  it('a kind that there is not, and says how it is asked', () => {
    const { status, said } = inCopy('node', 'scripts/new.ts', 'my-thing-calculator', 'metres')
    expect(status).toBe(1)
    expect(said).toBe(
      '"metres" is no kind of calculator: use fees or units\nUsage: npm run new my-thing-calculator [fees|units]\n',
    )
    expect(existsSync(join(root, 'src/calculators/my-thing-calculator'))).toBe(false)
  })
})
