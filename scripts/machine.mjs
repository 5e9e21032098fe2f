/** What the tests need on the machine besides npm packages: found, or installed. Runs on whatever Node there is. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HEADLESS_SHELL = 'chromium-headless-shell'

const quietly = (command, args) =>
  spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

const which = (name) =>
  quietly('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${name}`]).stdout.trim() || undefined

/** Debian's package, where the machine is a Debian and we may install. */
function installPackages(...names) {
  if (!which('apt-get')) return
  const prefix = process.getuid?.() === 0 ? [] : which('sudo') ? ['sudo', '-n'] : undefined
  if (!prefix) return
  console.log(`Installing Debian's ${names.join(' and ')}…`)
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args]
    return quietly(command, rest).status === 0
  }
  if (!apt('install', '-y', '--no-install-recommends', ...names)) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...names)
  }
}

function onTheMachine() {
  const given = process.env.CHROMIUM
  if (given) return existsSync(given) ? given : undefined
  return NAMES.map(which).find(Boolean)
}

/** Playwright's own download, the last resort; its path is only known to Playwright. */
function downloaded() {
  console.log("Downloading Playwright's Chromium…")
  if (run(['playwright', 'install', 'chromium'], { stdio: 'pipe' }).status !== 0) return undefined
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const path = run(['node', '-e', script], { stdio: 'pipe', encoding: 'utf8' }).stdout.trim()
  return existsSync(path) ? path : undefined
}

export function findBrowser() {
  let path = onTheMachine()
  if (!path) {
    installPackages('chromium')
    path = onTheMachine() ?? downloaded()
  }
  if (!path) {
    console.error(
      'No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path, and try again.',
    )
    process.exit(1)
  }
  return path
}

/** Chromium without a window, which is quicker; tests do without it where it cannot be had. */
export function findHeadlessShell() {
  if (!which(HEADLESS_SHELL)) installPackages(HEADLESS_SHELL)
  return which(HEADLESS_SHELL) ?? ''
}

/** The compression module that deploy/nginx.conf loads. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const nginxIsThere = () => which('nginx') && existsSync(BROTLI)

export function findNginx() {
  if (!nginxIsThere()) installPackages('nginx', 'libnginx-mod-http-brotli-static')
  if (!nginxIsThere()) {
    console.error(
      'No nginx with its brotli module was found and none could be installed. The packages are nginx and libnginx-mod-http-brotli-static.',
    )
    process.exit(1)
  }
  return which('nginx')
}

export function findWrk() {
  if (!which('wrk')) installPackages('wrk')
  const path = which('wrk')
  if (!path) {
    console.error("No wrk was found and none could be installed. It is Debian's package wrk.")
    process.exit(1)
  }
  return path
}
