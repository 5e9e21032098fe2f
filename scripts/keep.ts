/** `npm run keep -- FOLDER`: adds to a built site the scripts and pictures of the last two days' builds, and remembers this one's. */
import { isBuilt, NAMES_EXAMPLE, NOT_BUILT, namesExample, SITE } from '../deploy/built-site.ts'
import { keepEarlierFiles } from '../deploy/kept-files.ts'

const [kept, ...more] = process.argv.slice(2)
const problem =
  !kept || more.length
    ? 'Name a folder that stays from build to build: npm run keep -- kept'
    : !isBuilt() && NOT_BUILT
if (problem) {
  console.error(problem)
  process.exit(1)
}
keepEarlierFiles(SITE, kept as string, new Date())
if (namesExample()) console.warn(NAMES_EXAMPLE)
