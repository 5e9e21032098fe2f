/** Astro's own command in the environment of the project, which is there before anything is loaded. */
import { ENVIRONMENT } from './environment.mjs'

Object.assign(process.env, ENVIRONMENT)
await import('../node_modules/astro/bin/astro.mjs')
