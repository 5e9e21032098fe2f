import type { Plugin } from 'vite'

/** Short names for the tokens (src/styles/tokens.css) that style sheets speak of most: about 100 bytes on every page. */
const SHORT: Readonly<Record<string, string>> = {
  accent: 'a',
  card: 'b',
  edge: 'e',
  gutter: 'g',
  'header-height': 'h',
  ink: 'i',
  line: 'l',
  muted: 'm',
  'on-accent': 'o',
  paper: 'p',
  radius: 'r',
  'radius-small': 'rs',
  sunken: 's',
  'accent-soft': 'as',
  'accent-strong': 'at',
}

const NAME = new RegExp(`--(${Object.keys(SHORT).join('|')})(?![\\w-])`, 'g')

export const withShortTokens = (code: string): string =>
  code.replace(NAME, (_, name: string) => `--${SHORT[name]}`)

/** Style sheets and scripts alike; in development, names stay what they are. */
export const shortTokens: Plugin = {
  name: 'short-tokens',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.(?:css|tsx?)(?:\?|$)/, code: NAME },
    handler: (code) => ({ code: withShortTokens(code), map: null }),
  },
}
