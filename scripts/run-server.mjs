import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ownNode } from './install.mjs'

/** Runs the little server until one of the two ends: a signal is passed on, and the channel tells the server when this process is gone. */
export function runServer() {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url))
  const server = spawn(ownNode(), [script], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
