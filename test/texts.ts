import { readFileSync } from 'node:fs'

const UNWRITTEN = /\bTo be written\b/
const FRONT_MATTER_KEY = /^(\w+):/

/** What `npm run new` left to be written in a calculator's text, one sentence each. */
export function unwritten(slug: string, root = '.'): string[] {
  const file = `src/calculators/${slug}/content.mdx`
  const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n')
  const end = lines.indexOf('---', 1)
  return lines.flatMap((line, index) => {
    if (!UNWRITTEN.test(line)) return []
    const key = index < end ? FRONT_MATTER_KEY.exec(line)?.[1] : undefined
    return [`${file}: ${key ? `'${key}'` : `line ${index + 1}`} still says 'To be written'`]
  })
}
