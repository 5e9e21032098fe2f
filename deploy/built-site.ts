/** What a build leaves, and how the commands that come after it know that it is there. */
import { existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'

export const SITE = 'dist'

/** Named after the folder they are for, so that a second build does not change how the first is served. */
export const nginxFile = (folder: string) => `deploy/generated/${basename(folder)}.conf`

/** It is the last file that a build writes. */
export const isBuilt = () => existsSync(nginxFile(SITE))

export const NOT_BUILT = 'There is no built site yet: npm run build'

/** Before a build: one that fails leaves half a site, which nobody should release. */
export const forgetBuild = (folder: string) => rmSync(nginxFile(folder), { force: true })
