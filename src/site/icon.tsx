import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The strokes of a lucide icon, without the wrapper that repeats on every one. */
function strokes(name: string): string {
  const file = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  return file
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim()
}

/** Decoration only: what an icon means always stands beside it in words. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon set's own markup, read at build time
      dangerouslySetInnerHTML={{ __html: strokes(name) }}
    />
  )
}
