/** Requests as curl would send them, for tests of servers. */
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** The path goes out exactly as written, and nothing is followed or unpacked. */
export function ask(
  base: string | undefined,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base ?? '')
    const asked = httpRequest({ hostname, port, path, headers, method, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** As somebody who comes now: on a connection of one's own, since nginx closes those that are kept when it stops or changes over. */
export const askAnew = (url: string) => fetch(url, { headers: { Connection: 'close' } })

/** In words that Node does not speak any more; the answer as it came. */
export function askInHttp10(base: string | undefined, path: string): Promise<string> {
  const { hostname, port } = new URL(base ?? '')
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${path} HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`)
  return text(socket)
}
