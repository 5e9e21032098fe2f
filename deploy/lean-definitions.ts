import { relative } from 'node:path'
import { type Plugin, parseAst, Visitor } from 'vite'
import { type Edit, edited } from './html.ts'

type Program = ReturnType<typeof parseAst>
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']
type Literal = Extract<Expression, { type: 'ObjectExpression' }>

/** What only the page itself shows. */
const OF_THE_PAGE = ['category', 'icon', 'calculateLabel']

/** What only the server asks a question with. */
const OF_THE_QUESTIONS = ['hint', 'spoken', 'comesFirst', 'max', 'step']

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

/** Those of a question and of its other wordings, however deep they stand. */
function askingIn(fields: Property, program: Program): Property[] {
  const found: Property[] = []
  new Visitor({
    ObjectExpression(object) {
      if (object.start >= fields.start && object.end <= fields.end)
        found.push(...propertiesOf(object).filter(({ name }) => OF_THE_QUESTIONS.includes(name)))
    },
  }).visit(program)
  return found
}

/**
 * The definition as a form needs it: of the examples, which stand in the page, the inputs of the first
 * (src/form/warm-up.tsx); nothing that only the page or a question says; its short name where it is compared with others.
 */
export function leanDefinition(file: string, code: string): string {
  const program = parseAst(code)
  const properties = propertiesOf(definitionIn(program, file))
  const isCompared = properties.some(({ name }) => name === 'comparison')
  const without = ({ start, end }: Property): Edit => {
    const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? ''
    return { start, end: end + comma.length, text: '' }
  }
  const edits = properties.flatMap((property): Edit[] => {
    const { name, value, start, end } = property
    if (OF_THE_PAGE.includes(name) || (name === 'shortName' && !isCompared)) return [without(property)]
    if (name === 'fields') return askingIn(property, program).map(without)
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
