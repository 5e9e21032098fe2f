/** Releases on a running nginx: what visitors get before, during and after. The long version is `npm run load -- --releases`. */

import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../deploy/built-pages'
import { FORM_PAGE, nextSites } from '../scripts/load/next-site'
import { releasesUnderLoad } from '../scripts/load/releases'
import { withTarget } from '../scripts/load/target'
import { freePort } from '../scripts/port.mjs'
import { askAnew } from './ask'
import { expect, holdScripts, hydrated, output, press, test } from './site'

test.describe.configure({ mode: 'serial' })

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000)

let sites: string[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  sites = await nextSites(3)
})

test('nobody is refused, gets half a page or the policy of another release', async () => {
  test.setTimeout(120_000)
  const { requests, wrong, versions } = await releasesUnderLoad({ port: await freePort(), seconds: 3 }, sites)
  expect(wrong).toEqual({})
  expect(versions).toEqual(['0', '1', '2'])
  expect(requests).toBeGreaterThan(100)
})

test('a page that was opened before a release works after it, and so does the new one', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const [old = '', next = ''] = sites
  await withTarget({ site: old, ports: [port] }, async (target) => {
    const url = `http://127.0.0.1:${port}${FORM_PAGE}`
    // Of yesterday. Two pages of one second and one length would have the same mark for a browser that asks whether it has changed.
    const files = join(target.folder, 'current/dist')
    for (const file of filesIn(files)) utimesSync(join(files, file), YESTERDAY, YESTERDAY)
    const letThrough = await holdScripts(page)
    await page.goto(url)
    target.release(next)
    // The next visitor shows that nginx has changed over.
    await expect.poll(async () => (await askAnew(url)).text()).toContain('--is:1}')
    letThrough()
    await hydrated(page)
    await press(page)
    await expect(output(page, 'totalFees')).toBeVisible()
    // What is fetched after a press is the old release's as well.
    await expect(page.getByRole('button', { name: /copy/i }).first()).toBeVisible()

    const later = await context.newPage()
    const complaints: string[] = []
    later.on('console', (message) => complaints.push(message.text()))
    await later.goto(url)
    await hydrated(later)
    await press(later)
    await expect(output(later, 'totalFees')).toBeVisible()
    expect(complaints).toEqual([])

    // An error is not kept as long as the files that it is about.
    for (const folder of ['/_astro/', '/pictures/']) {
      const answer = await fetch(`http://127.0.0.1:${port}${folder}`)
      expect([folder, answer.status]).toEqual([folder, 404])
      expect(answer.headers.get('Cache-Control')).not.toContain('immutable')
    }
    const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(await (await fetch(url)).text()) ?? []
    const beyond = { headers: { Range: 'bytes=99999999-' } }
    expect((await fetch(`http://127.0.0.1:${port}${script}`, beyond)).status).toBe(200)
  })
})
