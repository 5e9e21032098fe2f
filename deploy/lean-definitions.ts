import { type Plugin, parseAst } from 'vite'
import { type Edit, edited } from './html.ts'

type Program = ReturnType<typeof parseAst>
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']
type Literal = Extract<Expression, { type: 'ObjectExpression' }>

/** What only the page itself shows. */
const NOT_IN_THE_SCRIPT = ['category', 'icon']

/** The object in `export default defineCalculator({ … })`. */
function definitionIn({ body }: Program): Literal {
  const call = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const definition = call?.type === 'CallExpression' ? call.arguments[0] : undefined
  if (definition?.type !== 'ObjectExpression')
    throw new Error('A calculator is not defined where it is exported')
  return definition
}

const propertiesOf = (object: Literal) =>
  object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value, start: property.start, end: property.end }]
      : [],
  )

/** The definition as a form needs it: of the examples, which stand in the page, the inputs of the first (src/form/warm-up.tsx). */
export function leanDefinition(code: string): string {
  const properties = propertiesOf(definitionIn(parseAst(code)))
  const edits = properties.flatMap(({ name, value, start, end }): Edit[] => {
    if (NOT_IN_THE_SCRIPT.includes(name)) return [{ start, end, text: `${name}: ''` }]
    if (name !== 'examples' || value.type !== 'ArrayExpression') return []
    const [first] = value.elements
    const inputs =
      first?.type === 'ObjectExpression' && propertiesOf(first).find((each) => each.name === 'inputs')
    return inputs ? [{ start, end, text: `examples: [{${code.slice(inputs.start, inputs.end)}}]` }] : []
  })
  return edited(code, edits)
}

/** Leaves out of the browser's script what is in the page already: about 0.2 KB of each's. */
export const leanDefinitions: Plugin = {
  name: 'lean-definitions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/calculators\/[^/]+\/calculator\.ts$/ },
    handler: leanDefinition,
  },
}
