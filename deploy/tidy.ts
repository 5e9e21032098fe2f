/** What the build changes in the pages that the framework has written. */
import {
  attributeRangeOf,
  type Edit,
  type Element,
  edited,
  elementsOf,
  innerRangeOf,
  rangeOf,
  textOf,
} from './html.ts'

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

/** Moves the text of elements into the last of them: each would need a hash of its own in the policy that every answer carries. */
function merged(elements: readonly Element[], join: (texts: readonly string[]) => string): Edit[] {
  const last = elements.at(-1)
  if (!last || elements.length === 1) return []
  return [...elements.slice(0, -1).map(rangeOf), { ...innerRangeOf(last), text: join(elements.map(textOf)) }]
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

export function tidied(html: string): string {
  const elements = elementsOf(html)
  const styles = elements.filter((element) => isPlain(element, 'style') && !isIslandStyle(element))
  const islandStyles = elements.filter(isIslandStyle)
  const scripts = elements.filter((element) => isPlain(element, 'script'))
  // Only development needs this attribute, and it depends on the folder that the site was built in.
  const ids = elements
    .filter(({ tagName }) => tagName === 'astro-island')
    .flatMap((island) => attributeRangeOf(island, 'uid') ?? [])
  return edited(html, [
    ...islandStyles.map(rangeOf),
    ...merged(styles, joinedStyles),
    ...neighbours(scripts).flatMap((group) => merged(group, (texts) => texts.join(';'))),
    ...ids,
  ])
}
