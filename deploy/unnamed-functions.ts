import { type Plugin, parseAst, Visitor } from 'vite'
import { type Edit, edited } from './html.ts'

/** `__name(f, "f")` as what it is, `f`. */
export function unnamed(code: string): string {
  const edits: Edit[] = []
  new Visitor({
    CallExpression({ callee, arguments: [named, name], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== '__name' || !named || !name) return
      edits.push({ start, end: named.start, text: '' }, { start: named.end, end, text: '' })
    },
  }).visit(parseAst(code))
  return edited(code, edits)
}

/**
 * The library of the toasts writes the name of each of its functions a second time, for those who look for errors in it, and so
 * uses also those that nobody calls: 3.3 KB of what stands beside a result.
 */
export const unnamedFunctions: Plugin = {
  name: 'unnamed-functions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/@radix-ui\// },
    handler: unnamed,
  },
}
