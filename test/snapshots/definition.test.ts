/** All that a page asks, says beside a field, charges and works through, as written: a hint that is gone shows as a diff. */
import { expect, it } from 'vitest'
import { loadPublished } from '../../src/calculators/published'
import { calculators } from '../../src/calculators/registry'
import { snapshotFile } from './table'

/** "fields.price.label: Ticket price", one for everything that is not made of parts. */
function toldIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [`${path.join('.')}: ${value}`]
  const parts = Object.entries(value)
  if (parts.length === 0) return [`${path.join('.')}: nothing`]
  return parts.flatMap(([name, part]) => toldIn(part, [...path, name]))
}

it.each(calculators)('$slug asks and says what it did', async ({ slug, calculator }) => {
  // What it calculates is in the other snapshots; the words of a language are no calculator's own.
  const { run, formats, language, ...written } = calculator
  const told = toldIn({ ...written, published: await loadPublished(slug) })
  const text = `${told.join('\n')}\n`.replaceAll('\u00a0', ' ')
  await expect(text).toMatchFileSnapshot(snapshotFile(slug, 'definition.txt'))
})
