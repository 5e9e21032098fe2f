import { unknownName } from '../engine/unknown-name'
import type { Table } from '../pictures/table'

const modules = import.meta.glob<{ tables: Readonly<Record<string, Table>> }>('../calculators/*/tables.ts', {
  eager: true,
})

/** A table of a calculator's tables.ts, by its name. */
export function ReferenceTable({ slug, name }: { slug: string; name: string }) {
  const { tables = {} } = modules[`../calculators/${slug}/tables.ts`] ?? {}
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
