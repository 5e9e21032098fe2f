/** Takes rules out of a style sheet that can match nothing on the page that carries it. */
import { type ChildNode, parse } from 'postcss'

/** Classes without which a selector matches nothing; those in parentheses are alternatives or exceptions. */
function requiredClasses(selector: string): string[] {
  let outside = selector
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replace(/\([^()]*\)/g, '')
  }
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
}

/** A block that nothing is left in goes too. */
function remove(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as ChildNode)
}

export function withoutUnused(css: string, isUnused: (className: string) => boolean): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !requiredClasses(selector).some(isUnused))
    if (used.length === 0) remove(rule)
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  return sheet.toString()
}
