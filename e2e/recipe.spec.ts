/** docs/tasks/deploy.md, followed to the letter on another machine: another folder, another day, no network, no home. */

import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { filesIn } from '../deploy/built-pages'
import { NAMES_EXAMPLE } from '../deploy/built-site'
import { listening } from '../scripts/nginx'
import { freePort } from '../scripts/port.mjs'
import { copyProject } from '../scripts/project-copy'
import { buildDate } from '../src/site/build-date'
import { askAnew } from './ask'
import { inHeader } from './calculators'

const GUIDE = readFileSync('docs/tasks/deploy.md', 'utf8')

/** The blocks of commands under a heading; those of another language are files. */
const blocksUnder = (heading: string) => {
  const [, section = ''] = GUIDE.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^```(\w*)\n([^`]*)^```$/gm)]
    .filter(([, language]) => language === '')
    .map(([, , block = '']) => block.trim())
}

/** The commands under a heading, by themselves. */
const commandsUnder = (heading: string) => blocksUnder(heading).flatMap((block) => block.split(/\n| && /))

/** Loaded before anything else by every Node that the build starts. */
const OTHER_DAY = `
const RealDate = Date
const LATER = 400 * 24 * 60 * 60 * 1000
globalThis.Date = class extends RealDate {
  constructor(...args) { args.length ? super(...args) : super(RealDate.now() + LATER) }
  static now() { return RealDate.now() + LATER }
}
const refuse = () => { throw new Error('The build asked for the network') }
const net = require('node:net')
net.Socket.prototype.connect = refuse
globalThis.fetch = refuse
`

test.describe.configure({ mode: 'serial' })

let folder: string
let port: number
let environment: NodeJS.ProcessEnv

const run = (command: string, cwd = folder) =>
  execFileSync('sh', ['-c', command], { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = copyProject()
  // Started by root, nginx reads as somebody else.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'other-day.cjs'), OTHER_DAY)
  const { SITE_URL: _address, XDG_CONFIG_HOME: _config, ...rest } = process.env
  environment = {
    ...rest,
    // A copy has no commit to take it from.
    BUILD_DATE: buildDate,
    // Nobody can make a folder in a file, not even root.
    HOME: '/dev/null',
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_logs_max: '0',
    npm_config_update_notifier: 'false',
    NODE_OPTIONS: `--require ${join(folder, 'other-day.cjs')}`,
    PATH: `${process.env.PATH}:/usr/sbin`,
  }
  delete environment.ASTRO_TELEMETRY_DISABLED
  port = await freePort()
  const configuration = join(folder, 'deploy/nginx.conf')
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replace(':8080;', `:${port};`))
})

test.afterAll(() => rmSync(folder, { recursive: true }))

test('a build is the same to the byte, warns of the missing address, and asks for nothing', () => {
  test.setTimeout(240_000)
  const [build = ''] = commandsUnder('nginx, to try it out')
  expect(build).toBe('npm run build')
  const said = run(`${build} 2>&1`)
  expect(said).toContain('SITE_URL is not set')
  const built = join(folder, 'dist')
  expect(filesIn(built)).toEqual(filesIn('dist'))
  const different = filesIn('dist').filter(
    (file) => !readFileSync(`dist${file}`).equals(readFileSync(join(built, file))),
  )
  expect(different).toEqual([])
  expect(readFileSync(join(folder, 'deploy/generated/dist.conf'), 'utf8')).toBe(
    readFileSync('deploy/generated/dist.conf', 'utf8'),
  )
})

test('the documented command serves it, with its headers', async () => {
  const [, start = ''] = commandsUnder('nginx, to try it out')
  expect(start).toContain('deploy/nginx.conf')
  run(start)
  try {
    await listening(port)
    const { status, headers } = await askAnew(`http://127.0.0.1:${port}${inHeader.path}`)
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  } finally {
    run(`${start} -s quit`)
  }
})

test('a build that is copied over a served one is served whole', async () => {
  const [, start = ''] = commandsUnder('nginx, to try it out')
  run(start)
  try {
    await listening(port)
    const page = () => askAnew(`http://127.0.0.1:${port}/about/`).then((response) => response.text())
    const before = await page()
    const file = join(folder, 'dist/about/index.html')
    writeFileSync(file, before.replace('</main>', `${'<p>More to read.</p>'.repeat(100)}</main>`))
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`)
    expect(await page()).toBe(readFileSync(file, 'utf8'))
  } finally {
    run(`${start} -s quit`)
  }
})

test('a release goes where it was told to, readable for everybody, nginx starts from there, and goes back', async () => {
  const [, release = '', start = ''] = commandsUnder('nginx, for visitors')
  const [goBack = ''] = blocksUnder('Going back')
  const target = join(folder, 'srv')
  const there = (command: string) =>
    command.replaceAll('/srv/fee-estimators', target).replaceAll('nginx-tls.conf', 'nginx.conf')
  // Many servers have such a mask for root.
  const said = run(`umask 027; ${there(release)} 2>&1`)
  expect(said).toContain(`nginx -p "${target}" -c "${target}/current/deploy/nginx.conf"`)
  expect(said.trim().split('\n').at(-1)).toBe(NAMES_EXAMPLE)
  const earlier = basename(readlinkSync(join(target, 'current')))
  run(there(start))
  try {
    await listening(port)
    const page = () => askAnew(`http://127.0.0.1:${port}/about/`).then((response) => response.text())
    const before = await page()
    expect(before).toContain('</main>')
    const file = join(folder, 'dist/about/index.html')
    writeFileSync(file, before.replace('</main>', '<p>Said later.</p></main>'))
    expect(run(there(release))).toContain('nginx has been told')
    await expect.poll(page).toContain('Said later.')
    expect(there(goBack)).toContain('releases/EARLIER')
    run(there(goBack).replaceAll('EARLIER', earlier))
    await expect.poll(page).toBe(before)
  } finally {
    run(`${there(start)} -s quit`)
  }
})
