import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Inline } from './policy.ts'

export interface BuiltPage {
  /** The file as nginx names it: "/about/index.html". */
  readonly file: string
  /** The address of the page: "/about/". */
  readonly path: string
  readonly html: string
  readonly inline: Inline
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Scripts that browsers run; data blocks such as structured data need no permission. */
const RUNS = /^(?:|module|speculationrules|text\/javascript)$/

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = [...elements].flatMap(([, attributes = '', content = '']) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    return /\bsrc=/.test(attributes) || (tag === 'script' && !RUNS.test(type)) ? [] : [sha256(content)]
  })
  return [...new Set(hashes)]
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/')}`,
    )
    .sort()

export function builtPages(folder: string): BuiltPage[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8')
      return {
        file,
        path: file.replace(/index\.html$/, ''),
        html,
        inline: { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') },
      }
    })
}
