/** Answers as a static host does: files of a folder, and its `_headers` and `_redirects`. */
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { CONTENT_TYPES } from '../deploy/policy.ts'
import { NOT_FOUND } from '../deploy/responses.ts'

export interface HostResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body?: Buffer
}

const contentType = (file: string) => CONTENT_TYPES[extname(file).slice(1)]

/** A name that no file can have, with a zero in it or too long, is that of no file. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The headers for a path. As on Cloudflare, one that a later rule names again is joined to the first, unless that was taken off with `!`. */
function headersFor(rules: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const block of rules.trim().split(/\n\s*\n/)) {
    const [pattern = '', ...lines] = block.split('\n')
    const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    for (const line of applies ? lines.map((text) => text.trim()) : []) {
      if (line.startsWith('!')) {
        delete headers[line.slice(1).trim()]
        continue
      }
      const colon = line.indexOf(':')
      const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}

/** Where `_redirects` has a path move to, if it does. */
const redirectOf = (rules: string, path: string): string | undefined =>
  rules
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from]) => from === path)?.[1]

/** The file behind a path. Only kinds of files that the site has: settings and compressed copies are none. */
function fileOf(path: string): string | undefined {
  const hidden = path.split('/').some((part) => part.startsWith('.')) || path === NOT_FOUND
  const file = path.endsWith('/') ? `${path}index.html` : path
  return !hidden && contentType(file) ? file : undefined
}

/** A path that cannot be decoded is one that does not exist. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function respond(folder: string, method: string, url: string): HostResponse {
  const read = (file: string) => readFileSync(join(folder, file))
  const { pathname = '/', search = '' } =
    URL.parse(url.startsWith('/') ? `http://localhost${url}` : url, 'http://localhost') ?? {}
  // Slashes in a row are one, as for nginx.
  const path = decoded(pathname).replaceAll(/\/+/g, '/')
  const headersOf = (asked: string) => headersFor(read('_headers').toString(), asked)
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { ...headersOf('/405'), Allow: 'GET, HEAD' } }
  const redirect = redirectOf(read('_redirects').toString(), path)
  if (redirect) return { status: 301, headers: { ...headersOf(path), Location: redirect + search } }
  const file = fileOf(path)
  const found = file !== undefined && isFile(join(folder, file))
  const shown = found ? file : NOT_FOUND
  return {
    status: found ? 200 : 404,
    headers: { ...headersOf(path), 'Content-Type': contentType(shown) ?? '' },
    body: read(shown),
  }
}
