/** Serves the built site on loopback the way a static host would. */
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { portFrom } from './port.mjs'
import { type HostResponse, respond } from './static-host.ts'

/** While the site is built again, its files are away for a moment. */
const BEING_BUILT: HostResponse = {
  status: 503,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5', 'Cache-Control': 'no-store' },
  body: Buffer.from('The site is being built. Try again in a few seconds.\n'),
}

function respondOrWait(folder: string, method = 'GET', url = '/'): HostResponse {
  try {
    return respond(folder, method, url)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return BEING_BUILT
    throw error
  }
}

export function siteServer(folder: string): Server {
  const root = resolve(folder)
  return createServer(({ method, url }, response) => {
    const { status, headers, body } = respondOrWait(root, method, url)
    response.writeHead(status, headers)
    response.end(method === 'HEAD' ? undefined : body)
  })
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (import.meta.main) {
  const port = portFrom(process.env.PORT)
  // Started by `npm start`, the server ends when that does, however it ended.
  process.on('disconnect', () => process.exit())
  siteServer('dist')
    .on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
      fail(
        code === 'EACCES'
          ? `Port ${port} is not allowed here. Choose one above 1023: PORT=4321 npm start`
          : `The server could not start: ${message}`,
      )
    })
    .listen(port, '127.0.0.1', () => console.log(`Fee Estimators is at http://127.0.0.1:${port}/`))
}
