/** Runs before anything is installed, on whatever Node the machine has: no dependencies, no syntax newer than Node 20. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

const STAMP = 'node_modules/.installed-from'

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()

/** Installs exactly what the lock file says, unless that is there already. */
export function installDependencies() {
  if (isInstalled()) return
  console.log('Installing dependencies…')
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    encoding: 'utf8',
  })
  if (status === 0) {
    writeFileSync(STAMP, lockHash())
    return
  }
  const output = `${stdout}${stderr}`
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)
  console.error(
    offline
      ? 'The dependencies could not be installed: the npm registry is out of reach. Check the network and try again.'
      : `The dependencies could not be installed:\n${output.trim()}`,
  )
  process.exit(1)
}

/** The version of Node that the project is made for. */
const MAJOR = 24

/**
 * The Node that is one of the project's dependencies. Installed without install scripts it is not there; then the
 * machine's own will do if it is new enough.
 */
export function ownNode() {
  const own = resolve('node_modules/.bin/node')
  if (existsSync(own)) return own
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) return process.execPath
  console.error(
    `The project's own Node ${MAJOR} is missing, because its dependencies were installed without install scripts, and this is Node ${process.versions.node}. Run: npm rebuild node --ignore-scripts=false`,
  )
  process.exit(1)
}

/** Runs one of the project's own commands on the Node that the project pins. */
export function run([command, ...args], options = {}) {
  const bin = resolve('node_modules/.bin')
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: `${dirname(ownNode())}${delimiter}${bin}${delimiter}${process.env.PATH}`,
  }
  const program = command === 'node' ? ownNode() : join(bin, command)
  const done = spawnSync(program, args, { stdio: 'inherit', env, ...options })
  if (done.error) console.error(`${command} could not be run: ${done.error.message}`)
  return done
}
