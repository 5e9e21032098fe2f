/** Astro reads settings with another extension by a development server of their own, which takes half a second of each command. */
export { default } from './site.config.ts'
