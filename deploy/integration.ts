import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { type BuiltPage, builtPages, filesIn } from './built-pages.ts'
import type { AdOrigins } from './policy.ts'
import { headersFile, nginxHeaders, policiesFor, redirectsFile } from './serving-files.ts'

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json)$/

/** Named after the folder they are for, so that a second build does not change how the first is served. */
const nginxFile = (folder: string) => `deploy/generated/${basename(folder)}-headers.conf`

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

/** The framework puts this rule into the body, where HTML allows no style; base.css has it. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/
/** One style and one script instead of two: each would need a hash of its own in the policy that every answer carries. */
const STYLES_APART = /<style>(@layer [^<{]*)<\/style>([\s\S]*?)<style>/
const SCRIPTS_APART = /(?<=<script>[^<]*)<\/script><script>/

const tidied = (html: string) =>
  html.replace(ISLAND_STYLE, '').replace(STYLES_APART, '$2<style>$1;').replace(SCRIPTS_APART, ';')

function tidy(folder: string) {
  for (const { file, html } of builtPages(folder)) writeFileSync(join(folder, file), tidied(html))
}

/** The page says itself where its ads come from; only then is its policy widened. */
function adOrigins({ html }: BuiltPage): AdOrigins | undefined {
  const urls = [...html.matchAll(/data-(?:ad|consent)-script="([^"]+)"/g)].map(
    ([, url = '']) => new URL(url).origin,
  )
  return urls.length ? { scripts: [...new Set(urls)] } : undefined
}

/** Makes a folder of pages ready to be served: compressed copies, headers and redirects, written from one policy. */
export function prepareServing(folder: string) {
  tidy(folder)
  const pages = builtPages(folder)
  const policies = policiesFor(pages, adOrigins)
  compress(folder)
  writeFileSync(join(folder, '_headers'), headersFile(policies))
  writeFileSync(join(folder, '_redirects'), redirectsFile(pages))
  mkdirSync('deploy/generated', { recursive: true })
  writeFileSync(nginxFile(folder), nginxHeaders(policies))
}

export const serving: AstroIntegration = {
  name: 'serving',
  hooks: {
    'astro:build:done': ({ dir }) => prepareServing(fileURLToPath(dir).replace(/\/$/, '')),
  },
}
