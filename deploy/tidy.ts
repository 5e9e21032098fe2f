/** What the build changes in the pages that the framework has written. */
import { compactStyles } from './compact-styles.ts'
import {
  attribute,
  type Edit,
  type Element,
  edited,
  elementsOf,
  innerRangeOf,
  rangeOf,
  textOf,
} from './html.ts'
import { isFrameworkElement, islandEdits, withoutHandingOver } from './islands.ts'
import { withoutUnused } from './unused-styles.ts'

const isPlain = (element: Element, tag: 'script' | 'style') =>
  element.tagName === tag && element.attrs.length === 0

/** The framework puts this rule into the body, where HTML allows no style; base.css has it. */
const isIslandStyle = (element: Element) =>
  isPlain(element, 'style') && textOf(element).startsWith('astro-island')

/** A statement such as `@layer a, b` needs its semicolon before the next rule; after a block, one would be an error. */
const joinedStyles = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .reduce(
      (all, text) => `${all}${all === '' || all.endsWith('}') || all.endsWith(';') ? '' : ';'}${text}`,
      '',
    )

const joinedScripts = (texts: readonly string[]) =>
  texts
    .filter((text) => !isFrameworkElement(text))
    .map((text) => withoutHandingOver(text).trim())
    .join(';')

/** The framework gives every page the styles of all calculators, and of all that a page can consist of. */
function unusedOn(path: string, elements: readonly Element[], fileOf: FileOfClass) {
  const present = new Set(elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []))
  return (name: string): boolean => {
    const file = present.has(name) ? undefined : fileOf(name)
    // Scripts draw results, with what a calculator adds to its own, and searches; all else is on a page from the start, fields too.
    const drawnLater = /\/src\/(?:form\/(?!fields\.)|site\/search\/)/
    return Boolean(file) && !drawnLater.test(file ?? '') && !file?.includes(`/calculators${path}`)
  }
}

/** Moves the text of elements into the first of them: each would need a hash of its own in the policy that every answer carries. */
function merged(elements: readonly Element[], join: (texts: readonly string[]) => string): Edit[] {
  const [first, ...others] = elements
  if (!first) return []
  return [{ ...innerRangeOf(first), text: join(elements.map(textOf)) }, ...others.map(rangeOf)]
}

/** Inline scripts that stand side by side, in groups. */
function neighbours(scripts: readonly Element[]): Element[][] {
  const groups: Element[][] = []
  for (const script of scripts) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (group && before && rangeOf(before).end === rangeOf(script).start) group.push(script)
    else groups.push([script])
  }
  return groups
}

/** The style sheet that a class is from, where the bundler has named it. */
type FileOfClass = (name: string) => string | undefined

export function tidied(html: string, path = '/', fileOf: FileOfClass = () => undefined): string {
  const elements = elementsOf(html)
  const styles = elements.filter((element) => isPlain(element, 'style') && !isIslandStyle(element))
  const isUnused = unusedOn(path, elements, fileOf)
  const islandStyles = elements.filter(isIslandStyle)
  const scripts = elements.filter((element) => isPlain(element, 'script'))
  const islands = elements.filter(({ tagName }) => tagName === 'astro-island')
  return edited(html, [
    ...islandStyles.map(rangeOf),
    ...merged(styles, (texts) => compactStyles(withoutUnused(joinedStyles(texts), isUnused))),
    ...neighbours(scripts).flatMap((group) => merged(group, joinedScripts)),
    ...islands.flatMap((island) => islandEdits(island, html)),
  ])
}
