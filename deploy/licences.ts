/** The packages whose code reaches visitors, and their licences. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of these end up in pages too, although the project only needs them to build. */
const BUILT_IN = ['astro', '@astrojs/react', 'lucide-static', 'rolldown', 'vite']

interface Locked {
  version: string
  dev?: boolean
  license?: string
}

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly folder: string
}

export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  return (
    Object.entries(packages)
      .map(([folder, { version, dev, license }]) => ({
        name: folder.replace(/^.*node_modules\//, ''),
        version,
        dev,
        licence: license ?? 'see package',
        folder,
      }))
      // Types are not shipped.
      .filter(({ name, dev }) => name && !name.startsWith('@types/') && (!dev || BUILT_IN.includes(name)))
      .filter(({ name }) => name !== 'csstype')
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  )
}

function licenceText({ name, folder }: ShippedPackage): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry))
  if (!file) throw new Error(`${name} is shipped to visitors and has no file with its licence`)
  // What a bundler has bundled for itself does not reach visitors.
  return (
    readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies')[0]?.trim() ?? ''
  )
}

const RULE = '-'.repeat(78)

/** The file licences.txt of the built site: each licence once, under the packages that it is for. */
export function licenceTexts(): string {
  const byText = Map.groupBy(shippedPackages(), licenceText)
  return [
    'This site is made with the work of others. These are their licences.',
    ...[...byText].map(([text, packages]) =>
      [RULE, packages.map(({ name, version }) => `${name} ${version}`).join('\n'), text].join('\n\n'),
    ),
    '',
  ].join('\n\n')
}
