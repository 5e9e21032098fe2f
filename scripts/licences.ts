/** `npm run licences`: lists the licences of the code that is shipped to visitors, from the lock file. */
import { readFileSync, writeFileSync } from 'node:fs'

export const LICENCES_FILE = 'docs/third-party-licences.md'

/** Parts of these end up in pages too, although the project only needs them to build. */
const BUILT_IN = ['astro', '@astrojs/react', 'lucide-static']

interface Locked {
  version: string
  dev?: boolean
  license?: string
}

export function licences(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const rows = Object.entries(packages)
    .map(([path, locked]) => ({ ...locked, name: path.replace(/^.*node_modules\//, '') }))
    // Types are not shipped.
    .filter(({ name, dev }) => name && !name.startsWith('@types/') && (!dev || BUILT_IN.includes(name)))
    .filter(({ name }) => name !== 'csstype')
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, license = 'see package' }) => `| ${name} | ${version} | ${license} |`)
  return `# Licences of shipped code

Written by \`npm run licences\` from the lock file. The text on shared pictures is set in Inter (OFL-1.1), which is not shipped as a font.

| Package | Version | Licence |
| --- | --- | --- |
${[...new Set(rows)].join('\n')}
`
}

if (import.meta.main) writeFileSync(LICENCES_FILE, licences())
