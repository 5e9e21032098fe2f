import { readFileSync } from 'node:fs'

/** The one place of the site's colours. */
export const tokens = readFileSync('src/styles/tokens.css', 'utf8')

const valuesOf = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g'))].map(([, value = '']) => value)

/** A colour of the site on light and on dark ground. */
export function colour(name: string): { readonly light: string; readonly dark: string } {
  const [light, dark] = valuesOf(name)
  if (!light || !dark) throw new ReferenceError(`src/styles/tokens.css has no colour "--${name}"`)
  return { light, dark }
}
