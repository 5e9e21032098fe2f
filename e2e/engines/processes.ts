/** Programs that the tests start, and end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void child.kill('SIGKILL')
  process.on('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

/** The first text that a program says on one of its outputs and that fits. */
export function said(child: ChildProcess, output: 1 | 2, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stdio[output]?.on('data', (chunk: Buffer) => {
      heard += chunk
      const found = pattern.exec(heard)?.[1]
      if (found) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${heard}`)))
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
