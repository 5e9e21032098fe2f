/** A server in front of the site that fails as networks and hosts do: per path, when told, and until told otherwise. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fault =
  /** The connection breaks without an answer, as offline. */
  | 'refuse'
  /** No answer before `restore`, then the right one. */
  | 'hold'
  /** The site was renewed since: 404. */
  | 'gone'
  /** Half of the file, then the connection breaks. */
  | 'truncate'

interface Rule {
  readonly paths: RegExp
  readonly fault: Fault
  readonly over: Promise<void>
  readonly lift: () => void
}

export interface FaultyServer {
  /** Where the site is now, without a slash at the end. */
  readonly origin: string
  /** Everything that was asked for, in order. */
  readonly asked: readonly string[]
  fail(paths: RegExp, fault: Fault): void
  restore(): void
  /** The network is gone: no path is answered. */
  offline(): void
  close(): Promise<void>
}

/** Where the script is that runs before all others. */
const FIRST = '/first.js'

/** Node has unpacked it. And an opener's policy moves every visitor to a new process, which costs more than a visit. */
const NOT_HANDED_ON = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'vary',
  'cross-origin-opener-policy',
]

interface Original {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

async function originalOf(url: string): Promise<Original> {
  const response = await fetch(url, { redirect: 'manual' })
  const headers = Object.fromEntries(response.headers)
  for (const name of NOT_HANDED_ON) delete headers[name]
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** Files whose names change with what is in them: fetched and unpacked once for all visitors. */
const unchanging = new Map<string, Original>()

async function original(url: string): Promise<Original> {
  const kept = unchanging.get(url)
  if (kept) return kept
  const fetched = await originalOf(url)
  if (fetched.status === 200 && url.includes('/_astro/')) unchanging.set(url, fetched)
  return fetched
}

/** Ports of this process, whose visitors all have the same browser. */
const used = new Set<number>()

/** At an address that was another server's, a browser still has its files, and a fault would not be met. */
async function listenAnew(server: Server): Promise<number> {
  for (;;) {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    if (!used.has(port)) {
      used.add(port)
      return port
    }
    await once(server.close(), 'close')
  }
}

export async function startFaultyServer(site: string, firstScript?: string): Promise<FaultyServer> {
  let rules: Rule[] = []
  const asked: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    if (path === FIRST) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(firstScript)
      return
    }
    asked.push(path)
    const rule = rules.find(({ paths }) => paths.test(path))
    if (rule?.fault === 'hold') await rule.over
    if (rule?.fault === 'refuse') {
      request.socket.destroy()
      return
    }
    if (rule?.fault === 'gone') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    const { status, headers, body: asItIs } = await original(site + path)
    const body =
      firstScript && headers['content-type']?.startsWith('text/html')
        ? Buffer.from(String(asItIs).replace('<head>', `<head><script src="${FIRST}"></script>`))
        : asItIs
    response.writeHead(status, { ...headers, 'Content-Length': body.length })
    if (rule?.fault === 'truncate')
      response.write(body.subarray(0, body.length / 2), () => request.socket.destroy())
    else response.end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  const port = await listenAnew(server)

  function fail(paths: RegExp, fault: Fault): void {
    const { promise, resolve } = Promise.withResolvers<void>()
    rules.unshift({ paths, fault, over: promise, lift: resolve })
  }
  function restore(): void {
    for (const { lift } of rules) lift()
    rules = []
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    fail,
    restore,
    offline: () => {
      fail(/^/, 'refuse')
      server.closeAllConnections()
    },
    async close() {
      restore()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
