import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/port.mjs'
import { median } from './table.ts'

const LONGEST = 2 * 60_000
const LATER_STARTS = 3

const isThere = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url)
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

/** Milliseconds from the command of `npm run dev` to the first page that it serves. */
async function timed(root: string, path: string, options: readonly string[]): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const command = ['scripts/astro.mjs', 'dev', ...options, '--port', String(port)]
  const server = spawn(process.execPath, command, { cwd: root, stdio: 'ignore' })
  try {
    while (!(await isThere(`http://localhost:${port}${path}`))) {
      if (performance.now() - start > LONGEST) throw new Error('The development server serves nothing')
      await pause(20)
    }
    return performance.now() - start
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

/** The first start, with nothing cached, and those that a day brings after it. */
export async function firstPages(root: string, path: string): Promise<{ first: number; later: number }> {
  const first = await timed(root, path, ['--force'])
  const later: number[] = []
  while (later.length < LATER_STARTS) later.push(await timed(root, path, []))
  return { first, later: median(later) }
}
