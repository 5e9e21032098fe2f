/** Runs the real nginx with a configuration of deploy/, that very file but for its ports and folder, until it is told to stop. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { basename, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Started by root, nginx would hand over to a user who may not be able to read this folder. */
const AS_ROOT = process.getuid?.() === 0 ? ['user root;'] : []

/** The configuration with other ports: nginx.conf listens on one, nginx-tls.conf on one for HTTP and one for HTTPS. */
export function onPorts(source: string, ports: readonly number[]): string {
  const left = [...ports]
  return source
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/^( *)listen (?:127\.0\.0\.1:)?\d+/gm, (line, indent) => {
      const port = left.shift()
      return port ? `${indent}listen 127.0.0.1:${port}` : line
    })
}

/** Starts nginx in the foreground with -p and -c as the operator would give them. */
export const runNginx = (folder: string, file: string): ChildProcess =>
  spawn(
    process.env.NGINX_PATH || 'nginx',
    ['-p', folder, '-c', file, '-g', ['daemon off;', ...AS_ROOT].join(' ')],
    { stdio: 'inherit' },
  )

/** Waits until something listens on a port. */
export async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const socket = connect(port, '127.0.0.1')
    const answered = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (answered) return
    await pause(50)
  }
  throw new Error(`Nothing listens on port ${port}`)
}

/** The built site in a folder of the project, on loopback. */
export function startNginx(port: number, folder = 'dist'): ChildProcess {
  const file = resolve(`deploy/nginx-${port}.test.conf`)
  writeFileSync(
    file,
    onPorts(readFileSync('deploy/nginx.conf', 'utf8'), [port])
      .replace('include nginx-process.conf;', () =>
        readFileSync('deploy/nginx-process.conf', 'utf8')
          .replace('nginx.pid', `nginx-${port}.pid`)
          .replace('nginx-error.log', 'stderr'),
      )
      .replace('generated/dist.conf', `generated/${basename(folder)}.conf`),
  )
  const nginx = runNginx(process.cwd(), file)
  nginx.on('exit', () => rmSync(file, { force: true }))
  return nginx
}

export async function stopNginx(nginx: ChildProcess): Promise<void> {
  nginx.kill('SIGTERM')
  if (nginx.exitCode === null && nginx.signalCode === null) await once(nginx, 'exit')
}

if (import.meta.main) {
  const nginx = startNginx(Number(process.env.PORT ?? 8080))
  nginx.on('error', (error) => {
    console.error(`nginx could not be started: ${error.message}`)
    process.exit(1)
  })
  nginx.on('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => nginx.kill('SIGTERM'))
}
