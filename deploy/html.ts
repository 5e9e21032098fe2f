/** Reads HTML as browsers do, and changes it where the parser says an element stands; all other bytes stay as they are. */
import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
export type Element = DefaultTreeAdapterMap['element']

interface Range {
  readonly start: number
  readonly end: number
}

export interface Edit extends Range {
  readonly text?: string
}

/** In the order of the page; what waits in a template counts too. */
function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* elementsIn(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

export const elementsOf = (html: string): Element[] => [
  ...elementsIn(parse(html, { sourceCodeLocationInfo: true })),
]

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value

/** The text of a script or a style. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** Where an element stands in the source, from its first character to the one after its last. */
export function rangeOf({ sourceCodeLocation: location, tagName }: Element): Range {
  if (!location) throw new Error(`<${tagName}> does not stand in the source of its page`)
  return { start: location.startOffset, end: location.endOffset }
}

/** Where the text of an element stands. */
export function innerRangeOf({ sourceCodeLocation: location, tagName }: Element): Range {
  if (!location?.startTag || !location.endTag) throw new Error(`<${tagName}> has no text of its own`)
  return { start: location.startTag.endOffset, end: location.endTag.startOffset }
}

/** Where an attribute stands, with the space before it. */
export function attributeRangeOf({ sourceCodeLocation: location }: Element, name: string): Range | undefined {
  const found = location?.attrs?.[name]
  return found && { start: found.startOffset - 1, end: found.endOffset }
}

/** The page with parts of it replaced, or taken out where there is no text. Parts must not overlap. */
export function edited(html: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text = '' } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) throw new Error('Two changes to a page overlap')
    result += html.slice(from, start) + text
    from = end
  }
  return result + html.slice(from)
}
