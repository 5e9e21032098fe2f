import { once } from 'node:events'
import { createServer } from 'node:net'

const USUAL = 4321

/** The port that `npm start` listens on, from the setting PORT; ends with a sentence when that is none. */
export function portFrom(setting) {
  const port = Number(setting || USUAL)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  console.error(`PORT is "${setting}", and a port is a whole number from 1 to 65535: PORT=${USUAL} npm start`)
  process.exit(1)
}

/**
 * A port that nobody listens on.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
