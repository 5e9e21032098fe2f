/** The same styles in fewer bytes: what the bundler, which sees one style sheet at a time, cannot do. */
import { type AtRule, parse } from 'postcss'

/** Puts the blocks of a layer into its first: layers are ordered by name, so where a block stands means nothing. */
export function compactStyles(css: string): string {
  const sheet = parse(css)
  const layers = new Map<string, AtRule>()
  sheet.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) return
    const first = layers.get(node.params)
    if (!first) return void layers.set(node.params, node)
    first.append(...node.nodes)
    node.remove()
  })
  // The bundler leaves spaces where a value has a variable in it.
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(', ', ',')
  })
  return sheet.toString()
}
