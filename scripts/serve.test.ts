import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { listening } from './nginx'
import { freePort } from './port.mjs'
import { siteServer } from './serve'

const root = mkdtempSync(join(tmpdir(), 'little-server-'))
const dist = join(root, 'dist')
mkdirSync(dist)
writeFileSync(join(dist, 'index.html'), '<h1>Home</h1>')
writeFileSync(join(dist, '404.html'), '<h1>Not found</h1>')
writeFileSync(join(dist, '_headers'), '/*\n  X-Test: yes\n')
writeFileSync(join(dist, '_redirects'), '')
afterAll(() => rmSync(root, { recursive: true }))

describe('the little server', () => {
  it('goes on through a rebuild', async () => {
    const server = siteServer(dist).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const status = async () => (await fetch(url)).status
    try {
      expect(await status()).toBe(200)
      renameSync(dist, `${dist}-away`)
      expect(await status()).toBe(503)
      renameSync(`${dist}-away`, dist)
      expect(await status()).toBe(200)
      rmSync(join(dist, '404.html'))
      expect((await fetch(`${url}nothing/`)).status).toBe(503)
      writeFileSync(join(dist, '404.html'), '<h1>Not found</h1>')
      expect((await fetch(`${url}nothing/`)).status).toBe(404)
      for (const name of ['%00', 'x'.repeat(300)])
        expect((await fetch(`${url}${name}.html`)).status, name).toBe(404)
      const refused = await fetch(url, { method: 'POST', body: 'x' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

  it.each(['abc', '0', '70000', '80.5', '-1'])('has a sentence for PORT=%s', (setting) => {
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/start.mjs')], {
      cwd: root,
      env: { ...process.env, PORT: setting },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^PORT is ".*", and a port is .*\n$/)])
  })
})

describe('started as npm start does', () => {
  let starter: ChildProcess | undefined
  afterEach(() => void starter?.kill('SIGKILL'))

  const script = `import('${pathToFileURL('scripts/run-server.mjs')}').then(({ runServer }) => runServer())`
  const direct = [process.execPath, '-e', script]
  // As npm does it where there are signals: a shell in between, which ends at one and tells nobody.
  const throughShell = ['sh', '-c', `"$0" -e "$1"; true`, process.execPath, script]

  it.each([
    ['what started it', 'SIGTERM', direct],
    ['what started it', 'SIGKILL', direct],
    ...(process.platform === 'win32' ? [] : [['the shell around it', 'SIGTERM', throughShell] as const]),
  ] as const)('ends when %s gets %s', async (_who, signal, [command = '', ...args]) => {
    const port = await freePort()
    starter = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await listening(port)
    starter.kill(signal)
    // The output is shared: it ends with the last of them.
    starter.stdout?.resume()
    if (starter.stdout) await once(starter.stdout, 'end')
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  })
})
