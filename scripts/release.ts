/** `npm run release -- TARGET`: puts what `npm run build` has built into a folder of releases, and nginx onto it. */
import { resolve } from 'node:path'
import { isBuilt, NAMES_EXAMPLE, NOT_BUILT, namesExample, nginxFile, SITE } from '../deploy/built-site.ts'
import { configurationOf, hasCertificate, release } from '../deploy/release.ts'
import { present } from './machine.mjs'

// Where it is, also where PATH leaves the folders of administrators out.
present('nginx')

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const [given, ...more] = process.argv.slice(2)
if (!given || more.length) fail('Name the folder to release to: npm run release -- /srv/fee-estimators')
if (!isBuilt()) fail(NOT_BUILT)
const target = resolve(given)
if (namesExample() && hasCertificate(target))
  fail(`Nothing was released: ${target} has a certificate, so it is for visitors. ${NAMES_EXAMPLE}`)
try {
  const { folder, reloaded } = release({ target, site: SITE, nginxFile: nginxFile(SITE) })
  console.log(`Released to ${folder}`)
  console.log(
    reloaded
      ? 'nginx has been told.'
      : `nginx does not run here yet. Start it:\nnginx -p "${target}" -c "${target}/current/deploy/${configurationOf(target)}"`,
  )
} catch (error) {
  fail(`Nothing was released: ${(error as Error).message}`)
}
if (namesExample()) console.warn(NAMES_EXAMPLE)
