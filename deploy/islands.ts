/** Islands as our own element reads them (src/form/island.ts), and no trace of the framework's. */
import { attribute, attributeRangeOf, type Edit, type Element, innerRangeOf } from './html.ts'

/** What the framework's element reads, or only development; `uid` depends on the folder that the site was built in. */
const UNREAD = ['uid', 'client', 'opts', 'await-children']

/** Written by the framework at the end of every island. */
const END = '<!--astro:end-->'

/** Values and lists of them, each written with a number for its kind. */
type Written = readonly [kind: 0, value?: unknown] | readonly [kind: 1, values: readonly Written[]]

function plain(written: Written): unknown {
  const [kind, value] = written
  if (kind === 1) return (value as readonly Written[]).map(plain)
  if (kind === 0 && (typeof value !== 'object' || value === null)) return value
  throw new Error(
    `An island gets properties that src/form/island.ts does not read: ${JSON.stringify(written)}`,
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function plainProps(text: string): string {
  const props = Object.entries(JSON.parse(text) as Record<string, Written>)
  return escaped(JSON.stringify(Object.fromEntries(props.map(([name, written]) => [name, plain(written)]))))
}

export function islandEdits(island: Element, html: string): Edit[] {
  const options = attribute(island, 'opts')
  const props = attributeRangeOf(island, 'props')
  // Tidied before.
  if (!options || !props) return []
  const idle = JSON.parse(options).value === 'idle' ? ' idle' : ''
  const { end } = innerRangeOf(island)
  const start = end - END.length
  return [
    ...UNREAD.flatMap((name) => attributeRangeOf(island, name) ?? []),
    { ...props, text: ` props="${plainProps(attribute(island, 'props') ?? '')}"${idle}` },
    ...(html.slice(start, end) === END ? [{ start, end }] : []),
  ]
}

/** The framework's element; ours does not ask whether there is one already. */
export const isFrameworkElement = (script: string): boolean =>
  script.includes('customElements.get("astro-island")')

/** Tells the framework's element about the directive, and nobody listens. */
const HANDED_OVER =
  /\(self\.Astro\|\|\(self\.Astro=\{\}\)\)\.use=\w+;window\.dispatchEvent\(new Event\("astro:use"\)\);/

export const withoutHandingOver = (script: string): string => script.replace(HANDED_OVER, '')
