/** `node scripts/provide.mjs Chromium nginx`: finds these parts of the machine, or gets them. */
import { provide } from './machine.mjs'

for (const part of process.argv.slice(2)) provide(part)
