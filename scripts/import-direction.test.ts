/** Arrows go one way: pages → site → calculators → form and pictures → engine. The lint rules that keep it so, kept themselves. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './install.mjs'

const DEFINITION = 'src/calculators/ebay-fee-calculator/calculator.ts'
const ORACLE = 'src/calculators/ebay-fee-calculator/oracle.ts'
const FORM = 'src/calculators/ebay-fee-calculator/form.ts'
const PICTURE = 'src/calculators/ebay-fee-calculator/pictures.ts'

const root = mkdtempSync(join(tmpdir(), 'directions-'))
copyFileSync('biome.json', join(root, 'biome.json'))
afterAll(() => rmSync(root, { recursive: true }))

/** Whether a file at this path may contain this import. */
function isRefused(file: string, imported: string): boolean {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import '${imported}'\n`)
  const lint = ['biome', 'lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', file]
  const { status } = run(lint, { cwd: root, stdio: 'ignore' })
  rmSync(path)
  return status !== 0
}

describe('imports against the direction are refused', () => {
  it.each([
    ['src/engine/cents.ts', '../form/form-words'],
    ['src/engine/cents.ts', '../calculators/registry'],
    ['src/engine/cents.ts', 'react'],
    ['src/engine/cents.ts', 'node:fs'],
    [DEFINITION, '../copart-fees-calculator/calculator'],
    [DEFINITION, '../registry'],
    [DEFINITION, '../../form/form-words'],
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
    [PICTURE, '../../form/form-words'],
    ['src/pictures/chart.ts', '../calculators/registry'],
    ['src/pictures/chart.ts', '../form/form-words'],
    ['src/form/fields.tsx', '../pictures/chart'],
    ['src/form/fields.tsx', '../site/site-words'],
    ['src/form/fields.tsx', '../calculators/registry'],
    ['src/site/faq.tsx', '../calculators/ebay-fee-calculator/calculator'],
    ['src/site/faq.tsx', '../pages/index.astro'],
  ])('%s must not import %s', (file, imported) => {
    expect(isRefused(file, imported)).toBe(true)
  })
})

describe('imports along the direction are accepted', () => {
  it.each([
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
  ])('%s may import %s', (file, imported) => {
    expect(isRefused(file, imported)).toBe(false)
  })
})
