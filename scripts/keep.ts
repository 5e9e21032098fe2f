/** `npm run keep -- FOLDER`: adds to a built site the scripts and pictures of the last two days' builds, and remembers this one's. */
import { existsSync } from 'node:fs'
import { keepEarlierFiles } from '../deploy/kept-files.ts'

const SITE = 'dist'
const [kept, ...more] = process.argv.slice(2)
const problem =
  !kept || more.length
    ? 'Name a folder that stays from build to build: npm run keep -- kept'
    : !existsSync(SITE) && 'There is no built site yet: npm run build'
if (problem) {
  console.error(problem)
  process.exit(1)
}
keepEarlierFiles(SITE, kept as string, new Date())
