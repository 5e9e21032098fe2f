/** What every command of the project finds in its environment. */
export const ENVIRONMENT = {
  // It would write into HOME and post to the network before the settings are read.
  ASTRO_TELEMETRY_DISABLED: '1',
  // What bundles and reads TypeScript would ask for memory two megabytes at a time, and the system empties all of it first.
  MIMALLOC_ALLOW_THP: '0',
}
