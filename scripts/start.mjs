/** `npm start`: install what is missing, build, serve. */
import { spawn } from 'node:child_process'
import { installDependencies, ownNode, run } from './install.mjs'

installDependencies()
console.log('Building the site…')
const build = run(['astro', 'build'], { stdio: 'pipe', encoding: 'utf8' })
if (build.status !== 0) {
  console.error(`The site could not be built:\n${build.stdout}${build.stderr}`)
  process.exit(1)
}
// The channel tells the server when this process ends; a signal that ends npm ends this one.
const server = spawn(ownNode(), ['scripts/serve.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
