/** Programs that the tests start, and end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

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
