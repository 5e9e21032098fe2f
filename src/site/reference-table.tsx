import { unknownName } from '../engine/unknown-name'
import type { Table } from '../pictures/table'
import { fileIn } from './calculator-files'

type Tables = Readonly<Record<string, Table>>

const modules = import.meta.glob<Tables>('../calculators/*/tables.ts', { import: 'tables' })

/** What a calculator's tables.ts has, where there is one. */
export const tablesOf = async (slug: string): Promise<Tables> =>
  (await fileIn(modules, slug, 'tables.ts')?.()) ?? {}

/** One of these, by its name. */
export function ReferenceTable({ slug, name, tables }: { slug: string; name: string; tables: Tables }) {
  const found = tables[name]
  if (!found) throw unknownName(`src/calculators/${slug}/content.mdx`, 'table', name, Object.keys(tables))
  const { columns, rows } = found
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
