/** Serves the built site on loopback the way a static host would. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The file behind a path, or where the path should have ended with a slash. */
function find(root: string, path: string): { file: string } | { redirect: string } | undefined {
  const file = join(root, normalize(path))
  if (!file.startsWith(root) || path.split('/').some((part) => part.startsWith('.'))) return undefined
  if (path.endsWith('/'))
    return isFile(join(file, 'index.html')) ? { file: join(file, 'index.html') } : undefined
  if (isFile(file)) return { file }
  return isFile(join(file, 'index.html')) ? { redirect: `${path}/` } : undefined
}

export function siteServer(folder: string) {
  const root = resolve(folder)
  return createServer((request, response) => {
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/'
    const found = find(root, decodeURI(path.replace(/%(?![0-9a-f]{2})/gi, '%25')))
    if (found && 'redirect' in found) {
      response.writeHead(301, { Location: found.redirect }).end()
      return
    }
    const file = found?.file ?? join(root, '404.html')
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    })
    createReadStream(file).pipe(response)
  })
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 4321)
  siteServer('dist')
    .on('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      console.error(
        taken
          ? `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`
          : `The server could not start: ${error.message}`,
      )
      process.exit(1)
    })
    .listen(port, '127.0.0.1', () => console.log(`Fee Estimators is at http://127.0.0.1:${port}/`))
}
