/**
 * Playwright asks at every step where it was called from, and translates each line of the answer to where it stood before it was
 * compiled. Those of packages were not compiled, and the rest are the same few again and again; that saves a tenth of what a worker does.
 */
const translated = Error.prepareStackTrace
const NAMELESS = { name: '', message: '' }
const known = new Map<string, string>()

if (translated)
  Error.prepareStackTrace = ({ name, message }, frames) => {
    const lines = frames.map((frame) => {
      const compiled = `\n    at ${frame}`
      if (/node_modules|[( ]node:/.test(compiled)) return compiled
      const written = known.get(compiled) ?? String(translated(NAMELESS, [frame])).slice(': '.length)
      known.set(compiled, written)
      return written
    })
    return `${name}: ${message}${lines.join('')}`
  }
