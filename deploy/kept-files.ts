/** Files of earlier releases, for pages that are still open. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { HASHED_FOLDERS } from './policy.ts'

/** How long a page that is open may ask for the files of its own release, and how long that can be gone back to. */
const KEPT_MILLISECONDS = 2 * 24 * 60 * 60 * 1000

export const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Files of this release and of the one before it, where both find them; the time says when a file was last part of one. */
export function share(from: string, shared: string, now: Date) {
  mkdirSync(shared, { recursive: true })
  for (const name of namesIn(from)) {
    const file = join(shared, name)
    if (!existsSync(file)) {
      copyFileSync(join(from, name), `${file}.new`)
      renameSync(`${file}.new`, file)
    }
    utimesSync(file, now, now)
  }
}

export function removeOld(folder: string, now: Date, keep: readonly string[]) {
  for (const name of readdirSync(folder).filter((each) => !keep.includes(each))) {
    const path = join(folder, name)
    if (now.getTime() - statSync(path).mtimeMs > KEPT_MILLISECONDS) rmSync(path, { recursive: true })
  }
}

/**
 * For hosts that serve one folder and forget the last one: adds to a built site what pages of the builds before it may still
 * ask for. `kept` is a folder that stays from build to build.
 */
export function keepEarlierFiles(site: string, kept: string, now: Date): void {
  for (const hashed of HASHED_FOLDERS) {
    const [last, earlier, built] = [
      join(kept, 'last', hashed),
      join(kept, 'earlier', hashed),
      join(site, hashed),
    ]
    // What was served until now is old from now on.
    share(last, earlier, now)
    removeOld(earlier, now, [])
    rmSync(last, { recursive: true, force: true })
    share(built, last, now)
    share(earlier, built, now)
  }
}
