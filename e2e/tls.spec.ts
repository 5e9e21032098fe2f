/** deploy/nginx-tls.conf with a certificate made on the spot. */

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { join } from 'node:path'
import { connect as connectTls, type SecureVersion } from 'node:tls'
import { expect, test } from '@playwright/test'
import { SECURITY_HEADERS } from '../deploy/policy'
import { withTarget } from '../scripts/load/target'
import { freePort } from '../scripts/port.mjs'
import { inHeader } from './calculators'

function makeCertificate(folder: string) {
  const tls = join(folder, 'tls')
  mkdirSync(tls)
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(tls, 'privkey.pem'), '-out', join(tls, 'fullchain.pem')],
    ],
    { stdio: 'pipe' },
  )
}

test('one address that asks for too much at once is refused, and fills no log', async () => {
  const [http, https] = [await freePort(), await freePort()]
  await withTarget({ site: 'dist', ports: [http, https], prepare: makeCertificate }, async ({ folder }) => {
    const ca = readFileSync(join(folder, 'tls/fullchain.pem'))
    // Nothing of a page may be sent, so every request stays under way.
    const session = connectHttp2(`https://localhost:${https}`, { ca, settings: { initialWindowSize: 0 } })
    const answers = Array.from({ length: 110 }, async () => {
      const [headers] = await once(session.request({ ':path': inHeader.path }), 'response')
      return headers[':status']
    })
    // The last answers wait in nginx for more to send, ten seconds if nothing comes; an answer to this takes them along.
    const asking = setInterval(() => session.ping(() => {}), 100)
    const statuses = await Promise.all(answers)
    clearInterval(asking)
    session.destroy()
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(readFileSync(join(folder, 'nginx-error.log'), 'utf8')).not.toContain('127.0.0.1')
  })
})

test('HTTP moves to HTTPS, which speaks HTTP/2 and only current TLS', async () => {
  const [http, https] = [await freePort(), await freePort()]
  await withTarget({ site: 'dist', ports: [http, https], prepare: makeCertificate }, async ({ folder }) => {
    const ca = readFileSync(join(folder, 'tls/fullchain.pem'))

    const moved = await fetch(`http://127.0.0.1:${http}/about/?a=b`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about/?a=b'])

    // But for what shows whose address it is.
    const challenge = '/.well-known/acme-challenge/'
    mkdirSync(join(folder, 'acme', challenge), { recursive: true })
    writeFileSync(join(folder, 'acme', challenge, 'asked'), 'answered')
    const shown = await fetch(`http://127.0.0.1:${http}${challenge}asked`)
    expect(await shown.text()).toBe('answered')

    const session = connectHttp2(`https://localhost:${https}`, { ca })
    const request = session.request({ ':path': inHeader.path, 'accept-encoding': 'br' })
    const [headers] = await once(request, 'response')
    expect(headers[':status']).toBe(200)
    expect(headers['content-encoding']).toBe('br')
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers[name.toLowerCase()], name).toBe(value)
    session.destroy()

    const agreed = async (version: SecureVersion) => {
      const socket = connectTls({
        port: https,
        host: 'localhost',
        ca,
        minVersion: version,
        maxVersion: version,
      })
      await once(socket, 'secureConnect')
      const protocol = socket.getProtocol()
      socket.destroy()
      return protocol
    }
    expect(await agreed('TLSv1.3')).toBe('TLSv1.3')
    expect(await agreed('TLSv1.2')).toBe('TLSv1.2')
    await expect(agreed('TLSv1.1')).rejects.toThrow()
  })
})
