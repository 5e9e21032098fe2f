/** Visitors in a thread of their own: each opens page after page with its scripts, and checks what it got. */
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'
import { inlineOf } from '../../deploy/built-pages.ts'
import { namedBy } from '../../deploy/built-script.ts'
import { elementsOf } from '../../deploy/html.ts'

export interface VisitorSettings {
  readonly port: number
  readonly paths: readonly string[]
  readonly visitors: number
  /** Milliseconds between two requests of a visitor. */
  readonly wait: number
}

export interface VisitorReport {
  requests: number
  /** Answered on a second connection, because the first was closed between two requests; browsers do the same. */
  repeated: number
  /** What went wrong, by kind. */
  wrong: Record<string, number>
  versions: string[]
  milliseconds: number[]
}

const { port, paths, visitors, wait } = workerData as VisitorSettings
const report: VisitorReport = { requests: 0, repeated: 0, wrong: {}, versions: [], milliseconds: [] }
const versions = new Set<string>()
let going = true

function wrong(what: string) {
  report.wrong[what] = (report.wrong[what] ?? 0) + 1
}

interface Got {
  readonly response: IncomingMessage
  readonly body: Buffer
}

function ask(agent: Agent, path: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', () => reject(new Error('cut')))
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }))
    })
    request.on('error', (error: NodeJS.ErrnoException) =>
      reject(request.reusedSocket && error.code === 'ECONNRESET' ? new Error('closed') : error),
    )
  })
}

async function fetched(agent: Agent, path: string): Promise<string | undefined> {
  const start = performance.now()
  report.requests++
  try {
    const { response, body } = await ask(agent, path).catch((error: Error) => {
      if (error.message !== 'closed') throw error
      report.repeated++
      return ask(agent, path)
    })
    report.milliseconds.push(performance.now() - start)
    if (response.statusCode !== 200) wrong(`status ${response.statusCode} for ${path}`)
    else if (Number(response.headers['content-length']) !== body.length) wrong('cut')
    else {
      const text = brotliDecompressSync(body).toString()
      if (path.endsWith('/')) checkPolicy(text, String(response.headers['content-security-policy']))
      return text
    }
  } catch (error) {
    wrong((error as Error).message)
  }
  return undefined
}

interface Page {
  readonly hashes: readonly string[]
  readonly scripts: readonly string[]
}

const known = new Map<string, Page>()

/** What a page needs, worked out once for each version of it. */
function pageFrom(html: string): Page {
  const found = known.get(html)
  if (found) return found
  const inline = inlineOf(elementsOf(html))
  const page = { hashes: [...inline.scripts, ...inline.styles], scripts: namedBy(html) }
  known.set(html, page)
  return page
}

function checkPolicy(html: string, policy: string) {
  versions.add(/--is:(\d+)/.exec(html)?.[1] ?? 'built')
  if (!html.includes('</html>')) wrong('cut page')
  if (!pageFrom(html).hashes.every((hash) => policy.includes(hash))) wrong('policy of another version')
}

async function visit() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (going)
    for (const path of paths) {
      const html = await fetched(agent, path)
      for (const script of html ? pageFrom(html).scripts : []) await fetched(agent, script)
      await pause(wait)
    }
  agent.destroy()
}

parentPort?.once('message', () => {
  going = false
})
// The first look at a page takes time of our own, and is not measured.
for (const path of paths) await fetched(new Agent(), path)
report.milliseconds = []
await Promise.all(Array.from({ length: visitors }, visit))
parentPort?.postMessage({ ...report, versions: [...versions].sort() })
