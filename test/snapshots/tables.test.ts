/** What the tables of an article list: a figure, a column or a row that changed shows as a diff. */
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Table } from '../../src/pictures/table'
import { tablesOf } from '../../src/site/reference-table'
import { snapshotFile } from './table'

const tableText = ([name, { columns, rows }]: [string, Table]) =>
  [name, ...[columns, ...rows].map((cells) => `  ${cells.join(' | ')}`)].join('\n')

it.each(calculators)('the tables of $slug list what they listed', async ({ slug }) => {
  const tables = Object.entries(await tablesOf(slug))
  const text = tables.map(tableText).join('\n\n').replaceAll('\u00a0', ' ')
  const listed = existsSync(`src/calculators/${slug}/tables.ts`)
  if (listed) await expect(`${text}\n`).toMatchFileSnapshot(snapshotFile(slug, 'tables.txt'))
  else expect(text).toBe('')
})
