/** `npm run rates`: every price list and published set by age, the one read longest ago first. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { daysBetween, type IsoDate, isOld } from '../src/engine/dates.ts'
import type { Published } from '../src/engine/published.ts'

interface Source {
  readonly slug: string
  readonly name: string
  readonly read: IsoDate | undefined
}

const sourcesOf = (slug: string, { list, sets }: Published): Source[] => [
  { slug, name: `list: ${list.title}`, read: list.read },
  ...sets.map(({ id, read }) => ({ slug, name: `set: ${id}`, read })),
]

/** One line each: days, day, folder, name. What was never read comes first. */
export function byAge(sources: readonly Source[], today: IsoDate): string[] {
  const aged = sources.map((source) => ({
    ...source,
    days: source.read ? daysBetween(source.read, today) : Number.POSITIVE_INFINITY,
  }))
  const widest = Math.max(0, ...aged.map(({ slug }) => slug.length))
  return aged
    .sort((a, b) => b.days - a.days || a.slug.localeCompare(b.slug) || a.name.localeCompare(b.name))
    .map(({ slug, name, read, days }) =>
      [
        read ? `${days} days`.padStart(9) : 'no date'.padStart(9),
        read && isOld(read, today) ? 'old' : '   ',
        (read ?? '').padEnd(10),
        slug.padEnd(widest),
        name,
      ].join('  '),
    )
}

export async function publishedSources(): Promise<Source[]> {
  const files = globSync('src/calculators/*/published.ts')
  const found = files.map(async (file) => {
    // They import as bundlers do, without endings.
    const { module } = await runnerImport<{ default: Published }>(resolve(file), { configFile: false })
    return sourcesOf(file.split(/[\\/]/).at(-2) ?? '', module.default)
  })
  return (await Promise.all(found)).flat()
}

if (import.meta.main) {
  const today = new Date().toISOString().slice(0, 10) as IsoDate
  console.log(byAge(await publishedSources(), today).join('\n'))
}
