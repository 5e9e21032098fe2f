import { existsSync, readdirSync } from 'node:fs'
import { listed } from '../src/engine/unknown-name'

const FOLDER = 'node_modules/lucide-static/icons'
/** Enough to choose from. */
const MOST = 5

/** Those that share the beginning of a name: its first word. */
function similarTo(name: string): string[] {
  const [first = name] = name.split('-')
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.svg$/, ''))
    .filter((each) => each.split('-')[0] === first)
    .slice(0, MOST)
}

/** One sentence where an icon does not exist. */
export function iconProblems(file: string, icon: string): string[] {
  if (existsSync(`${FOLDER}/${icon}.svg`)) return []
  const similar = listed(similarTo(icon))
  const such = similar && `, such as ${similar}`
  return [`${file}: icon names '${icon}', expected a name from lucide.dev/icons${such}`]
}
