/** Sites that differ as two versions of a real one do: other inline styles and scripts, other names of files. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../deploy/built-pages.ts'
import { prepareServing, QUICK } from '../../deploy/integration.ts'

export const FORM_PAGE = '/ebay-fee-calculator/'
export const PAGES = ['/', '/about/', FORM_PAGE]

const isKept = (file: string) =>
  file === '/404.html' ||
  file === '/favicon.svg' ||
  file === '/search.json' ||
  PAGES.some((page) => file === `${page}index.html`) ||
  /^\/_astro\/[^/]*\.js$/.test(file) ||
  PAGES.some((page) => page !== '/' && file.startsWith(`/pictures${page.slice(0, -1)}.`))

/** A few pages of the built site as version so and so; returns the folder. */
async function nextSite(version: number): Promise<string> {
  const folder = `.cache/version-${version}`
  rmSync(folder, { recursive: true, force: true })
  for (const file of filesIn('dist').filter(isKept)) cpSync(join('dist', file), join(folder, file))
  const scripts = readdirSync(join(folder, '_astro'))
  const renamed = (name: string) => name.replace(/\.js$/, `-v${version}.js`)
  for (const file of filesIn(folder).filter((each) => /\.(?:html|js)$/.test(each))) {
    let text = readFileSync(join(folder, file), 'utf8')
    for (const name of scripts) text = text.replaceAll(name, renamed(name))
    text = text
      .replace('</style>', `.version{--is:${version}}</style>`)
      .replaceAll(/<script( type="module")?>/g, (tag) => `${tag}/*${version}*/`)
    writeFileSync(join(folder, file), text)
  }
  for (const name of scripts) renameSync(join(folder, '_astro', name), join(folder, '_astro', renamed(name)))
  await prepareServing(folder, QUICK)
  return folder
}

/** That many versions, the first of them 0. */
export const nextSites = (versions: number): Promise<string[]> =>
  Promise.all(Array.from({ length: versions }, (_, version) => nextSite(version)))
