import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { builtPages, filesIn } from './built-pages.ts'
import { fileOfClass } from './class-names.ts'
import { licenceTexts } from './licences.ts'
import { nginxSite } from './nginx-site.ts'
import { type Responses, responsesOf } from './responses.ts'
import { headersFile, redirectsFile, tooManyRules } from './static-host-files.ts'
import { tidied } from './tidy.ts'

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json)$/

/** Named after the folder they are for, so that a second build does not change how the first is served. */
export const nginxFile = (folder: string) => `deploy/generated/${basename(folder)}.conf`

/** Compressed once, when the site is built, as well as it can be; servers only pick the file. */
function compress(folder: string) {
  for (const file of filesIn(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const path = join(folder, file)
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  }
}

function tidy(folder: string) {
  for (const { file, path, html } of builtPages(folder))
    writeFileSync(join(folder, file), tidied(html, path, fileOfClass))
}

/** Makes a folder of pages ready to be served: compressed copies, headers and redirects, written from one policy. */
export function prepareServing(folder: string): Responses {
  tidy(folder)
  const responses = responsesOf(folder)
  compress(folder)
  writeFileSync(join(folder, '_headers'), headersFile(responses))
  writeFileSync(join(folder, '_redirects'), redirectsFile(responses))
  mkdirSync('deploy/generated', { recursive: true })
  writeFileSync(nginxFile(folder), nginxSite(responses, relative('.', folder)))
  return responses
}

export const serving: AstroIntegration = {
  name: 'serving',
  hooks: {
    'astro:build:start': ({ logger }) => {
      if (!process.env.SITE_URL)
        logger.warn('SITE_URL is not set: links, sitemap and previews will name the example address.')
    },
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir).replace(/\/$/, '')
      writeFileSync(join(folder, 'licences.txt'), licenceTexts())
      const warning = tooManyRules(prepareServing(folder))
      if (warning) logger.warn(warning)
    },
  },
}
