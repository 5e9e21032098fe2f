import { execFileSync } from 'node:child_process'
import { type IsoDate, isDate } from '../engine/dates'

const DAY = /^\d{4}-\d{2}-\d{2}$/

function lastCommitDay(): string {
  try {
    const args = ['log', '-1', '--format=%cs']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/**
 * The day that pages are built for: the setting `BUILD_DATE`, else that of the last commit, so that a commit always
 * builds the same pages; today only where there is neither.
 */
export function buildDateFrom(setting: string | undefined, committed = lastCommitDay): IsoDate {
  if (setting && !(DAY.test(setting) && isDate(setting)))
    throw new Error(`BUILD_DATE is "${setting}"; it must be a day that there is, and read like 2026-11-15`)
  const day = setting || committed()
  if (day) return day as IsoDate
  // Where there is no git, or it refuses a folder of somebody else's.
  console.warn('BUILD_DATE is not set and git names no last commit: pages are built for today.')
  return new Date().toISOString().slice(0, 10) as IsoDate
}

export const buildDate = buildDateFrom(process.env.BUILD_DATE)
