/** What a build leaves, and how the commands that come after it know that it is there. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { EXAMPLE } from './address.ts'

export const SITE = 'dist'

/** Named after the folder they are for, so that a second build does not change how the first is served. */
export const nginxFile = (folder: string) => `deploy/generated/${basename(folder)}.conf`

/** It is the last file that a build writes. */
export const isBuilt = () => existsSync(nginxFile(SITE))

export const NOT_BUILT = 'There is no built site yet: npm run build'

/** Before a build: one that fails leaves half a site, which nobody should release. */
export const forgetBuild = (folder: string) => rmSync(nginxFile(folder), { force: true })

/** A setting that was forgotten is seen in the pages: a warning of the build has long gone by when they are published. */
export const namesExample = () => readFileSync(join(SITE, 'index.html'), 'utf8').includes(EXAMPLE)

export const NAMES_EXAMPLE = `The pages name ${EXAMPLE}: SITE_URL was not set for this build.`
