import { readdirSync, readFileSync } from 'node:fs'

/** What `npm run new` writes where somebody has to write something else. */
const LEFT = /\bTo be written\b|\bexample\.com\b|\b2026-01-01\b/g
const FRONT_MATTER_KEY = /^(\w+):/

function unwrittenIn(file: string, source: string): string[] {
  const lines = source.split('\n')
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0
  return lines.flatMap((line, index) => {
    const key = index < end ? FRONT_MATTER_KEY.exec(line)?.[1] : undefined
    const where = key ? `'${key}'` : `line ${index + 1}`
    return (line.match(LEFT) ?? []).map((left) => `${file}: ${where} still says '${left}'`)
  })
}

/** What is still to be written in the folder of a calculator, one sentence each. */
export function unwritten(slug: string, root = '.'): string[] {
  const folder = `src/calculators/${slug}`
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
    .toSorted()
    .flatMap((file) => unwrittenIn(file, readFileSync(`${root}/${file}`, 'utf8')))
}
