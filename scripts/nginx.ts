/** Runs the real nginx with deploy/nginx.conf, that very file but for its port and folder, until it is told to stop. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const LISTEN = /listen 127\.0\.0\.1:\d+;/

export function startNginx(port: number, folder = 'dist') {
  const source = readFileSync('deploy/nginx.conf', 'utf8')
  if (!LISTEN.test(source)) throw new Error('deploy/nginx.conf has no listen line to replace')
  const file = resolve(`deploy/nginx-${port}.test.conf`)
  writeFileSync(
    file,
    source
      .replace(LISTEN, `listen 127.0.0.1:${port};`)
      .replace('.nginx/nginx.pid', `.nginx/${port}.pid`)
      .replace('root dist;', `root ${folder};`)
      .replace('generated/dist-headers.conf', `generated/${basename(folder)}-headers.conf`),
  )
  mkdirSync('.nginx', { recursive: true })
  // Started by root, nginx would hand over to a user who may not be able to read this folder.
  const global = ['daemon off;', ...(process.getuid?.() === 0 ? ['user root;'] : [])].join(' ')
  const nginx = spawn(process.env.NGINX_PATH || 'nginx', ['-p', process.cwd(), '-c', file, '-g', global], {
    stdio: 'inherit',
  })
  nginx.on('exit', () => rmSync(file, { force: true }))
  return nginx
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
