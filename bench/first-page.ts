import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../scripts/port.mjs'

const LONGEST = 2 * 60_000

const isThere = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url)
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

/** Milliseconds from the command of `npm run dev` to the first page that it serves, with nothing cached. */
export async function firstPage(root: string, path: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const server = spawn(process.execPath, ['scripts/astro.mjs', 'dev', '--force', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
  })
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
