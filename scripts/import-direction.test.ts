/** Arrows go one way: pages → site → calculators → form and pictures → engine. The lint rules that keep it so, kept themselves. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './install.mjs'

const DEFINITION = 'src/calculators/ebay-fee-calculator/calculator.ts'
const ORACLE = 'src/calculators/ebay-fee-calculator/oracle.ts'
const FORM = 'src/calculators/ebay-fee-calculator/form.ts'
const PICTURE = 'src/calculators/ebay-fee-calculator/pictures.ts'

type Import = readonly [file: string, imported: string]

const AGAINST: readonly Import[] = [
  ['src/engine/cents.ts', '../form/calculate-label'],
  ['src/engine/cents.ts', '../calculators/registry'],
  ['src/engine/cents.ts', 'react'],
  ['src/engine/cents.ts', 'node:fs'],
  [DEFINITION, '../copart-fees-calculator/calculator'],
  [DEFINITION, '../registry'],
  [DEFINITION, '../../form/calculate-label'],
  [DEFINITION, '../../site/site-words'],
  [DEFINITION, 'react'],
  [DEFINITION, './oracle'],
  [DEFINITION, './cases.json'],
  [FORM, './oracle'],
  [FORM, './cases.json'],
  [FORM, '../../../test/oracle/numbers'],
  [ORACLE, './calculator'],
  [ORACLE, './cases.json'],
  [ORACLE, '../../engine/exact'],
  [ORACLE, '../depop-fee-calculator/oracle'],
  [ORACLE, '../../../test/oracle/figure'],
  [ORACLE, '../../../test/shown'],
  ['src/calculators/ebay-fee-calculator/calculator.test.ts', '../copart-fees-calculator/calculator'],
  [FORM, '../copart-fees-calculator/calculator'],
  [FORM, '../../site/site-words'],
  [FORM, '../../pictures/chart'],
  [FORM, './pictures'],
  [FORM, './tables'],
  [PICTURE, '../copart-fees-calculator/calculator'],
  [PICTURE, '../../form/calculate-label'],
  ['src/pictures/chart.ts', '../calculators/registry'],
  ['src/pictures/chart.ts', '../form/calculate-label'],
  ['src/form/fields.tsx', '../pictures/chart'],
  ['src/form/fields.tsx', '../site/site-words'],
  ['src/form/fields.tsx', '../calculators/registry'],
  ['src/site/faq.tsx', '../calculators/ebay-fee-calculator/calculator'],
  ['src/site/faq.tsx', '../pages/index.astro'],
]

const ALONG: readonly Import[] = [
  ['src/engine/cents.ts', './exact'],
  [DEFINITION, '../../engine/rates'],
  [FORM, '../../form/calculator-form'],
  [FORM, './calculator'],
  [ORACLE, '../../../test/oracle/answer'],
  [ORACLE, '../../../test/oracle/numbers'],
  ['src/calculators/ebay-fee-calculator/calculator.test.ts', '../../../test/shown'],
  [PICTURE, './calculator'],
  [PICTURE, '../../pictures/chart'],
  ['src/pictures/chart.ts', '../engine/rates'],
  ['src/form/fields.tsx', '../engine/fields'],
  ['src/site/faq.tsx', '../calculators/registry'],
]

/** Which of these imports the lint refuses, asked once for all of them: a file holds its imports one below the other. */
function refusedOf(imports: readonly Import[]): Set<string> {
  const root = mkdtempSync(join(tmpdir(), 'directions-'))
  copyFileSync('biome.json', join(root, 'biome.json'))
  const files = Map.groupBy(imports, ([file]) => file)
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), lines.map(([, imported]) => `import '${imported}'\n`).join(''))
  }
  const lint = ['biome', 'lint', '--only=style/noRestrictedImports', '--vcs-enabled=false']
  const report = ['--reporter=json', '--max-diagnostics=none', 'src']
  const { stdout } = run([...lint, ...report], { cwd: root, stdio: 'pipe', encoding: 'utf8' })
  rmSync(root, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { location: { path: string; start: { line: number } } }[]
  }
  return new Set(
    diagnostics.map(({ location: { path, start } }) =>
      String(files.get(path.replaceAll('\\', '/'))?.[start.line - 1]),
    ),
  )
}

const refused = refusedOf([...AGAINST, ...ALONG])

it.each(AGAINST)('%s must not import %s', (...asked) => {
  expect(refused).toContain(String(asked))
})

it.each(ALONG)('%s may import %s', (...asked) => {
  expect(refused).not.toContain(String(asked))
})
