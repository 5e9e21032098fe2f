/** Clients in a thread of their own that hold connections and give nothing: they connect again when they are thrown out. */
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export interface BadClientSettings {
  readonly port: number
  readonly connections: number
  /** A large file, for those who ask and do not read. */
  readonly path: string
  readonly milliseconds: number
}

const { port, connections, path, milliseconds } = workerData as BadClientSettings
/** Spread over many addresses of loopback, as a botnet would be. */
const ADDRESSES = 100
const AGAIN_AFTER = 50
const open = new Set<Socket>()
let going = true
let again = 0

const KINDS: readonly ((socket: Socket) => void)[] = [
  // Half open: connects and says nothing.
  () => undefined,
  // Drips: a letter of a header now and then.
  (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    const drip = setInterval(() => socket.write('a'), 2000)
    socket.on('close', () => clearInterval(drip))
  },
  // Asks for a large file again and again, and reads nothing of it.
  (socket) => {
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(10))
  },
]

function start(index: number) {
  if (!going) return
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (index % ADDRESSES)}` })
  socket.on('connect', () => {
    open.add(socket)
    KINDS[index % KINDS.length]?.(socket)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    open.delete(socket)
    again++
    setTimeout(start, AGAIN_AFTER, index).unref()
  })
}

// A few hundred at a time: all in one moment would only measure the queue of the kernel.
for (let index = 0; index < connections; index++) setTimeout(start, index / 4, index)

const counting = setInterval(() => parentPort?.postMessage({ open: open.size, again }), 1000)
setTimeout(() => {
  going = false
  clearInterval(counting)
  for (const socket of open) socket.destroy()
  parentPort?.close()
}, milliseconds)
