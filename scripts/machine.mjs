/**
 * What tests and measurements want of the machine besides npm packages: where each part is, and how to get it. No other script
 * looks for it. Runs on whatever Node there is.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './install.mjs'

const { env, platform } = process

const ENDINGS = platform === 'win32' ? ['.exe'] : ['']

/** Where programs are, also those for administrators, which PATH often leaves out. */
const folders = () =>
  (env.PATH ?? '').split(delimiter).flatMap((folder) => [folder, folder.replace(/\bbin$/, 'sbin')])

const firstThere = (paths) => paths.find((path) => existsSync(path))

const which = (...names) =>
  firstThere(
    names.flatMap((name) =>
      folders().flatMap((folder) => ENDINGS.map((ending) => join(folder, name + ending))),
    ),
  )

/** Programs of macOS and Windows are not in PATH. */
const installed = (app, exe) =>
  firstThere([
    `/Applications/${app}.app/Contents/MacOS/${app === 'Firefox' ? 'firefox' : app}`,
    ...[env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? [join(folder, ...exe)] : [],
    ),
  ])

/** WebKitGTK's browser lies beside its library, in a folder named by version and processor. */
function webkitBrowser() {
  const inside = (parent, pattern) =>
    existsSync(parent)
      ? readdirSync(parent)
          .filter((name) => pattern.test(name))
          .map((name) => join(parent, name))
      : []
  const parents = ['/usr/libexec', ...inside('/usr/lib', /-linux-gnu/)]
  return firstThere(
    parents
      .flatMap((parent) => inside(parent, /^webkit2?gtk-\d/))
      .map((folder) => join(folder, 'MiniBrowser')),
  )
}

/** The compression module that deploy/nginx.conf loads. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Each part by name: the variables that say where it is (one given from outside counts), Debian's packages, and where it can be had at all. */
const PARTS = {
  Chromium: {
    where: () => ({
      CHROMIUM:
        env.CHROMIUM ||
        which('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ||
        installed('Google Chrome', ['Google', 'Chrome', 'Application', 'chrome.exe']),
    }),
    packages: ['chromium'],
    download: downloadChromium,
  },
  Firefox: {
    where: () => ({
      FIREFOX:
        env.FIREFOX ||
        which('firefox-esr', 'firefox') ||
        installed('Firefox', ['Mozilla Firefox', 'firefox.exe']),
    }),
    packages: ['firefox-esr'],
  },
  WebKit: {
    where: () => ({
      WEBKIT_DRIVER: env.WEBKIT_DRIVER || which('WebKitWebDriver'),
      WEBKIT_BROWSER: env.WEBKIT_BROWSER || webkitBrowser(),
      XVFB: env.XVFB || which('Xvfb'),
    }),
    packages: ['webkit2gtk-driver', 'xvfb'],
    only: 'linux',
  },
  nginx: {
    where: () => ({ NGINX_PATH: env.NGINX_PATH || (existsSync(BROTLI) ? which('nginx') : undefined) }),
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    only: 'linux',
  },
  /** Chromium without a window opens a page in a third of the time; tests do without it where it cannot be had. */
  'headless shell': {
    where: () => ({ HEADLESS_SHELL: env.HEADLESS_SHELL || which('chromium-headless-shell') }),
    packages: ['chromium-headless-shell'],
  },
  wrk: { where: () => ({ WRK: env.WRK || which('wrk') }), packages: ['wrk'] },
}

const isWhole = (found) => Object.values(found).every((path) => path && existsSync(path))

/** Says where a part is, in the environment of this process and those that it starts. */
function locate(part) {
  const found = PARTS[part].where()
  if (isWhole(found)) Object.assign(env, found)
  return isWhole(found)
}

/** Which of these parts are there, without installing anything. */
export const present = (...parts) => parts.filter(locate)

export const canBeHad = (part) => !PARTS[part].only || PARTS[part].only === platform

/** Debian's packages, where we may install: as root, and never by asking for more rights. */
export const mayInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined

function installPackages(names) {
  console.log(`Installing Debian's ${names.join(' and ')}…`)
  const apt = (...args) =>
    spawnSync(which('apt-get') ?? '', args, {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    }).status === 0
  const install = () => apt('install', '-y', '--no-install-recommends', ...names)
  if (!install()) {
    apt('update')
    install()
  }
}

/** Playwright's own Chromium, fetched where nothing may be missing; only Playwright knows where it puts it. */
function downloadChromium() {
  if (env.CI !== 'true') return
  console.log("Downloading Playwright's Chromium…")
  if (run(['playwright', 'install', 'chromium'], { stdio: 'pipe' }).status !== 0) return
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  env.CHROMIUM = run(['node', '-e', script], { stdio: 'pipe', encoding: 'utf8' }).stdout.trim()
}

/** Finds a part or gets it; says whether it is there now. */
export function provide(part) {
  if (locate(part)) return true
  const { packages, download } = PARTS[part]
  if (mayInstall()) installPackages(packages)
  if (!locate(part)) download?.()
  return locate(part)
}

/** For a command that is nothing without these. */
export function need(...parts) {
  for (const part of parts) {
    if (provide(part)) continue
    console.error(
      `No ${part} was found and none could be installed. Debian's packages are ${PARTS[part].packages.join(' and ')}; a path can be given as ${Object.keys(PARTS[part].where()).join(', ')}.`,
    )
    process.exit(1)
  }
}
