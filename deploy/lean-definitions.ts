import { relative } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { type Edit, edited } from './html.ts'

type Program = ReturnType<typeof parseAst>
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']
type Literal = Extract<Expression, { type: 'ObjectExpression' }>

/** What only the page itself shows. */
const NOT_IN_THE_SCRIPT = ['category', 'icon']

/** The object in `export default defineCalculator({ … })`. */
function definitionIn({ body }: Program, file: string): Literal {
  const call = body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const definition = call?.type === 'CallExpression' ? call.arguments[0] : undefined
  if (definition?.type !== 'ObjectExpression')
    throw new Error(`${file}: no definition is exported, expected 'export default defineCalculator({ … })'`)
  return definition
}

const propertiesOf = (object: Literal) =>
  object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value, start: property.start, end: property.end }]
      : [],
  )

type Property = ReturnType<typeof propertiesOf>[number]

const blank = ({ name, start, end }: Property): Edit => ({ start, end, text: `${name}: ''` })

/** What `money({ … })` and the like are given, or `money({ … })` itself in `many(…)`: the words of a question. */
const askedBy = (value: Property['value']): Literal[] => {
  if (value.type === 'ObjectExpression') return [value]
  const [asked] = value.type === 'CallExpression' ? value.arguments : []
  return asked && asked.type !== 'SpreadElement' ? askedBy(asked) : []
}

const questionsIn = (fields: Property['value']): Literal[] =>
  fields.type !== 'ObjectExpression' ? [] : propertiesOf(fields).flatMap(({ value }) => askedBy(value))

/**
 * The definition as a form needs it: of the examples, which stand in the page, the inputs of the first
 * (src/form/warm-up.tsx); no hints.
 */
export function leanDefinition(file: string, code: string): string {
  const properties = propertiesOf(definitionIn(parseAst(code), file))
  const edits = properties.flatMap((property): Edit[] => {
    const { name, value, start, end } = property
    if (NOT_IN_THE_SCRIPT.includes(name)) return [blank(property)]
    if (name === 'fields')
      return questionsIn(value).flatMap((asked) =>
        propertiesOf(asked)
          .filter((part) => part.name === 'hint')
          .map(blank),
      )
    if (name !== 'examples' || value.type !== 'ArrayExpression') return []
    const [first] = value.elements
    const inputs =
      first?.type === 'ObjectExpression' && propertiesOf(first).find((each) => each.name === 'inputs')
    return inputs ? [{ start, end, text: `examples: [{${code.slice(inputs.start, inputs.end)}}]` }] : []
  })
  return edited(code, edits)
}

/** Leaves out of the browser's script what is in the page already: about 0.3 KB of each's. */
export const leanDefinitions: Plugin = {
  name: 'lean-definitions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/calculators\/[^/]+\/calculator\.ts$/ },
    handler: (code, id) => leanDefinition(relative('.', id), code),
  },
}
