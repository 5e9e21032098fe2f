/** Another built site, served beside ours: any folder of static files, compressed as well as ours. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CONTENT_TYPES } from '../deploy/policy.ts'

export type Encoding = 'br' | 'gzip'

const COMPRESS = {
  br: (content: Buffer) => brotliCompressSync(content),
  gzip: (content: Buffer) => gzipSync(content),
}
/** A site may have other kinds of files than ours. */
const TYPES: Readonly<Record<string, string>> = {
  ...CONTENT_TYPES,
  css: 'text/css; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
const IS_TEXT = /^text\/|javascript|json|xml/

function fileOf(folder: string, url = '/'): string | undefined {
  const path = normalize(decodeURIComponent(URL.parse(url, 'http://localhost')?.pathname ?? '/'))
  const file = join(folder, path)
  return [file, join(file, 'index.html'), `${file.replace(/\/$/, '')}.html`].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  )
}

/** The pages of ours that the other site has too. */
export const alsoIn = (folder: string, paths: readonly string[]): string[] =>
  paths.filter((path) => fileOf(folder, path))

export async function withPeer<Outcome>(
  folder: string,
  port: number,
  encoding: Encoding,
  use: (base: string) => Promise<Outcome>,
): Promise<Outcome> {
  const compressed = new Map<string, Buffer>()
  const server = createServer(({ url }, response) => {
    const file = fileOf(folder, url)
    if (!file) return void response.writeHead(404).end()
    const type = TYPES[extname(file).slice(1)] ?? 'application/octet-stream'
    const content = readFileSync(file)
    if (!IS_TEXT.test(type)) return void response.writeHead(200, { 'Content-Type': type }).end(content)
    const body = compressed.get(file) ?? COMPRESS[encoding](content)
    compressed.set(file, body)
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': encoding }).end(body)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  try {
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
