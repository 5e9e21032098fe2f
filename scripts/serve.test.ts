import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { freePort, listening } from './nginx'
import { portFrom, siteServer } from './serve'

const root = mkdtempSync(join(tmpdir(), 'little-server-'))
const dist = join(root, 'dist')
mkdirSync(dist)
writeFileSync(join(dist, 'index.html'), '<h1>Home</h1>')
writeFileSync(join(dist, '404.html'), '<h1>Not found</h1>')
writeFileSync(join(dist, '_headers'), '/*\n  X-Test: yes\n')
writeFileSync(join(dist, '_redirects'), '/index.html /404.html 404!\n')
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
      const refused = await fetch(url, { method: 'POST', body: 'x' })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })

  it('has a sentence for a port that is none', () => {
    expect(portFrom(undefined)).toBe(4321)
    expect(portFrom('8080')).toBe(8080)
    for (const setting of ['abc', '0', '70000', '80.5', '-1'])
      expect(portFrom(setting)).toContain(`PORT is "${setting}"`)
  })
})

describe('started as npm start does', () => {
  let starter: ChildProcess | undefined
  afterEach(() => void starter?.kill('SIGKILL'))

  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    it(`ends when what started it gets ${signal}`, async () => {
      const port = await freePort()
      const script = `import('${resolve('scripts/run-server.mjs')}').then(({ runServer }) => runServer())`
      starter = spawn(process.execPath, ['-e', script], {
        cwd: root,
        env: { ...process.env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await listening(port)
      starter.kill(signal)
      // Its output is shared with the server: it ends with the last of the two.
      starter.stdout?.resume()
      if (starter.stdout) await once(starter.stdout, 'end')
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    })
})
