/** `npm start`: install what is missing, build, serve. */
import { installDependencies, run } from './install.mjs'
import { portFrom } from './port.mjs'
import { runServer } from './run-server.mjs'

// A wrong setting is said at once, not after the build.
portFrom(process.env.PORT)
installDependencies()
console.log('Building the site…')
const build = run(['astro', 'build'], { stdio: 'pipe', encoding: 'utf8' })
if (build.status !== 0) {
  console.error(`The site could not be built:\n${build.stdout}${build.stderr}`)
  process.exit(1)
}
runServer()
