import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { addressProblem } from './address.ts'
import { filesIn, pagesIn } from './built-pages.ts'
import { forgetBuild, nginxFile } from './built-site.ts'
import { fileOfClass } from './class-names.ts'
import { licenceTexts } from './licences.ts'
import { nginxSite } from './nginx-site.ts'
import { type Responses, responsesOf } from './responses.ts'
import { headersFile, redirectsFile, tooManyRules } from './static-host-files.ts'
import { tidied } from './tidy.ts'

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json)$/

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** As small as brotli can. */
const BEST = 11
/** For sites that nobody downloads; the best takes a third of the time of a build. */
export const QUICK = 4

/** Compressed once, when the site is built, on all cores; servers only pick the file. */
async function compress(folder: string, quality: number) {
  const files = filesIn(folder).filter((name) => COMPRESSIBLE.test(name))
  const compressFile = async (path: string) => {
    const content = await readFile(path)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    await writeFile(`${path}.gz`, await gzip(content, { level: 9 }))
    await writeFile(`${path}.br`, await brotli(content, { params }))
  }
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

function tidy(folder: string) {
  for (const { file, path, html } of pagesIn(folder))
    writeFileSync(join(folder, file), tidied(html, path, fileOfClass))
}

/** Makes a folder of pages ready to be served: compressed copies, headers and redirects, written from one policy. */
export async function prepareServing(
  folder: string,
  quality = Number(process.env.BROTLI_QUALITY || BEST),
): Promise<Responses> {
  tidy(folder)
  const responses = responsesOf(folder)
  await compress(folder, quality)
  writeFileSync(join(folder, '_headers'), headersFile(responses))
  writeFileSync(join(folder, '_redirects'), redirectsFile(responses))
  mkdirSync('deploy/generated', { recursive: true })
  writeFileSync(nginxFile(folder), nginxSite(responses, relative('.', folder)))
  return responses
}

const pathOf = (folder: URL) => fileURLToPath(folder).replace(/[\\/]$/, '')

/** Where the build goes, and the folder of files that it takes over as they are, which it does not say when it starts. */
let output: string | undefined
let taken: string | undefined

/** The build writes these last, over whatever has the name. */
function refuseToWriteOver(folder: string): void {
  for (const name of ['_headers', '_redirects', 'licences.txt']) {
    const file = join(folder, name)
    if (existsSync(file))
      throw new Error(`${relative('.', file)} would be written over: the build makes a ${name} itself.`)
  }
}

export const serving: AstroIntegration = {
  name: 'serving',
  hooks: {
    'astro:config:done': ({ config }) => {
      output = pathOf(config.outDir)
      taken = pathOf(config.publicDir)
    },
    'astro:build:start': ({ logger }) => {
      if (output) forgetBuild(output)
      if (taken) refuseToWriteOver(taken)
      const { SITE_URL, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = process.env
      const problem = SITE_URL && addressProblem(SITE_URL)
      if (problem) throw new Error(problem)
      if (!SITE_URL)
        logger.warn('SITE_URL is not set: links, sitemap and previews will name the example address.')
      else if (!OPERATOR_NAME || !OPERATOR_ADDRESS || !OPERATOR_EMAIL)
        logger.warn(
          'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL are not all set: the legal pages name nobody who can be reached, which the law may require.',
        )
    },
    'astro:build:done': async ({ dir, logger }) => {
      const folder = pathOf(dir)
      writeFileSync(join(folder, 'licences.txt'), licenceTexts())
      const warning = tooManyRules(await prepareServing(folder))
      if (warning) logger.warn(warning)
    },
  },
}
