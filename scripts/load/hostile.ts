/** `npm run load -- --hostile`: a normal visitor, while thousands of connections only stand there. Loopback, and it ends by itself. */
import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { filesIn } from '../../deploy/built-pages.ts'
import type { BadClientSettings } from './bad-clients.ts'
import { PAGES } from './next-site.ts'
import { withTarget } from './target.ts'
import { percentile, withVisitors } from './visit.ts'

/** Time for the connections to be made. */
const BEFORE = 5000
const SLOWEST = 100

const largestFile = () =>
  filesIn('dist')
    .filter((file) => /^\/(?:_astro\/.*\.js|og\/.*\.png)$/.test(file))
    .toSorted((a, b) => statSync(`dist${b}`).size - statSync(`dist${a}`).size)[0] ?? '/'

interface Settings {
  readonly port: number
  readonly seconds: number
  readonly connections: number
}

export async function printHostile({ port, seconds, connections }: Settings): Promise<boolean> {
  console.log(`${connections} half-open, dripping and slow-reading connections for ${seconds} seconds…`)
  return withTarget({ site: 'dist', ports: [port] }, async () => {
    const visitors = { port, paths: PAGES, visitors: 4, wait: 100 }
    const alone = await withVisitors(visitors, () => pause(BEFORE))
    const milliseconds = BEFORE + seconds * 1000 + 2000
    const settings: BadClientSettings = { port, connections, path: largestFile(), milliseconds }
    const bad = new Worker(new URL('./bad-clients.ts', import.meta.url), { workerData: settings })
    const counts: { open: number; again: number }[] = []
    bad.on('message', (count) => counts.push(count))
    await pause(BEFORE)
    const before = counts.length
    const { requests, wrong, milliseconds: times } = await withVisitors(visitors, () => pause(seconds * 1000))
    const during = counts.slice(before)
    await bad.terminate()
    const p99 = percentile(times, 0.99)
    console.log(
      `connections open     ${Math.min(...during.map(({ open }) => open))} at least, ${Math.max(...during.map(({ open }) => open))} at most`,
    )
    console.log(`thrown out           ${counts.at(-1)?.again} times`)
    console.log(
      `visitor's requests   ${requests}, ${Object.keys(wrong).length ? JSON.stringify(wrong) : 'none failed'}`,
    )
    console.log(`alone before         99th percentile ${percentile(alone.milliseconds, 0.99).toFixed(1)} ms`)
    console.log(`median               ${percentile(times, 0.5).toFixed(1)} ms`)
    console.log(`99th percentile      ${p99.toFixed(1)} ms, at most ${SLOWEST} expected`)
    return Object.keys(wrong).length === 0 && p99 <= SLOWEST
  })
}
