/** Astro's own command without its telemetry, which would write into HOME and post to the network before the settings are read. */
process.env.ASTRO_TELEMETRY_DISABLED = '1'
await import('../node_modules/astro/bin/astro.mjs')
