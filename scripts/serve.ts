/** Serves the built site on loopback the way a static host would. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { headersFor } from './headers-file.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The file behind a path, or where the path should have ended with a slash. */
function find(root: string, path: string): { file: string } | { redirect: string } | undefined {
  const file = join(root, normalize(path))
  if (!file.startsWith(root) || path.split('/').some((part) => part.startsWith('.'))) return undefined
  const index = join(file, 'index.html')
  if (path.endsWith('/')) return isFile(index) ? { file: index } : undefined
  if (isFile(file)) return { file }
  return isFile(index) ? { redirect: `${path}/` } : undefined
}

/** A path that cannot be decoded is one that does not exist. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function siteServer(folder: string) {
  const root = resolve(folder)
  const headers = headersFor(readFileSync(join(root, '_headers'), 'utf8'))
  return createServer((request, response) => {
    const path = decoded(URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/')
    const found = find(root, path)
    if (found && 'redirect' in found) {
      response.writeHead(301, { Location: found.redirect }).end()
      return
    }
    const file = found?.file ?? join(root, '404.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(found ? 200 : 404, { 'Content-Type': type, ...headers(path) })
    createReadStream(file).pipe(response)
  })
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 4321)
  siteServer('dist')
    .on('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`
          : `The server could not start: ${error.message}`,
      )
      process.exit(1)
    })
    .listen(port, '127.0.0.1', () => console.log(`Fee Estimators is at http://127.0.0.1:${port}/`))
}
