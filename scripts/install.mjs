/** Runs before anything is installed, on whatever Node the machine has: no dependencies, no syntax newer than Node 20. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { ENVIRONMENT } from './environment.mjs'

/** Whoever has asked for an installation, npm ends it with a note of what is there now. */
export function isInstalled(folder = '.') {
  const note = statSync(join(folder, 'node_modules/.package-lock.json'), { throwIfNoEntry: false })
  return note !== undefined && note.mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

/** Installs exactly what the lock file says, unless that is there already. */
export function installDependencies() {
  if (isInstalled()) return
  console.log('Installing dependencies…')
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    encoding: 'utf8',
    // npm is a script of the shell there.
    shell: process.platform === 'win32',
  })
  if (status === 0) return
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
  // On Windows there is a file without an ending too, with nothing in it.
  const own = ['node.exe', 'node'].map((name) => resolve('node_modules/node/bin', name)).find(existsSync)
  if (own) return own
  if (Number.parseInt(process.versions.node, 10) >= MAJOR) return process.execPath
  console.error(
    `The project's own Node ${MAJOR} is missing, because its dependencies were installed without install scripts, and this is Node ${process.versions.node}. Run: npm rebuild node --ignore-scripts=false`,
  )
  process.exit(1)
}

/** Commands that are not called as their packages are. */
const PACKAGES = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  stryker: '@stryker-mutator/core',
  // Three times as fast as the version before it, which Astro's check still needs.
  tsc: 'typescript-native',
}

/** The script behind a command. What npm puts into .bin cannot be run without a shell on every system. */
function scriptOf(command) {
  const folder = join('node_modules', PACKAGES[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return resolve(folder, typeof bin === 'string' ? bin : bin[command])
}

/** How one of the project's own commands is run, on the Node that the project pins. */
function how([command, ...args]) {
  const node = ownNode()
  const env = {
    ...process.env,
    ...ENVIRONMENT,
    // One command of the project starts dozens of times what Node has compiled before.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve('.cache/compiled'),
    PATH: [dirname(node), resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  }
  return [node, command === 'node' ? args : [scriptOf(command), ...args], { env }]
}

export function run(command, options = {}) {
  const [node, args, { env }] = how(command)
  const done = spawnSync(node, args, { stdio: 'inherit', env, ...options })
  if (done.error) console.error(`${command[0]} could not be run: ${done.error.message}`)
  return done
}

/** The same beside other work: what it says is kept until it is done. */
export function start(command, variables = {}) {
  const [node, args, { env }] = how(command)
  return new Promise((done) => {
    const child = spawn(node, args, { env: { ...env, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', ({ message }) =>
      done({ status: 1, output: `${command[0]} could not be run: ${message}` }),
    )
    child.on('close', (status) => done({ status: status ?? 1, output }))
  })
}
