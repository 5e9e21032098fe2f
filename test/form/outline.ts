/** An element as an indented outline: what it is, what it says and what it is told, without what only styles it. */

const LEFT_OUT = ['class', 'style', 'id', 'for', 'd']

const PLACES = ['x', 'y', 'cx', 'cy']

/** To a tenth of a pixel: the last digits of a logarithm differ between machines. */
const place = (value: string) => (value.endsWith('%') ? value : String(Math.round(Number(value) * 10) / 10))

function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(PLACES.includes(name) ? place(value) : value)}`)
    .join('')
}

export function outline(node: Node, depth = 0): string {
  const indent = '  '.repeat(depth)
  if (node.nodeType === node.TEXT_NODE)
    return node.textContent?.trim() ? `${indent}${node.textContent.trim()}\n` : ''
  if (!(node instanceof Element)) return ''
  const children = [...node.childNodes].map((child) => outline(child, depth + 1)).join('')
  return `${indent}${node.tagName.toLowerCase()}${attributesOf(node)}\n${children}`
}
