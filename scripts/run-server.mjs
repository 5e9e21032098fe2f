import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ownNode } from './install.mjs'

const STILL_THERE_MS = 500

/** npm's shell does not pass on the signal that ends it, so this process has to notice by itself that it was left alone. */
const parent = process.ppid

/** Runs the little server until one of the two ends: a signal is passed on, and the channel tells the server when this process is gone. */
export function runServer() {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const server = spawn(ownNode(), [script], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  setInterval(() => process.ppid === parent || server.kill(), STILL_THERE_MS)
  server.on('exit', (code) => process.exit(code ?? 0))
}
