import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What a process is called, or nothing where there is none. Linux says it in a file, other systems with a command. */
export function processName(pid: number): string {
  const file = `/proc/${pid}/comm`
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
