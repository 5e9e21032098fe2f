/** `npm run licences`: lists the licences of the code that is shipped to visitors, from the lock file. */
import { writeFileSync } from 'node:fs'
import { shippedPackages } from '../deploy/licences.ts'

export const LICENCES_FILE = 'docs/third-party-licences.md'

export function licences(): string {
  const rows = shippedPackages().map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return `# Licences of shipped code

Written by \`npm run licences\` from the lock file; the build puts the texts into \`dist/licences.txt\`. The text on shared pictures is set in Inter (OFL-1.1), which is not shipped as a font.

| Package | Version | Licence |
| --- | --- | --- |
${[...new Set(rows)].join('\n')}
`
}

if (import.meta.main) writeFileSync(LICENCES_FILE, licences())
