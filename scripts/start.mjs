/** `npm start`: install what is missing, build, serve. */
import { installDependencies, run } from './install.mjs'
import { runServer } from './run-server.mjs'

installDependencies()
console.log('Building the site…')
const build = run(['astro', 'build'], { stdio: 'pipe', encoding: 'utf8' })
if (build.status !== 0) {
  console.error(`The site could not be built:\n${build.stdout}${build.stderr}`)
  process.exit(1)
}
runServer()
