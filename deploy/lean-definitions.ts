import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Plugin, parseAst, Visitor } from 'vite'
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

/** What `money({ … })` and the like are given: the words of each question. */
const questionsIn = (fields: Property['value']): Literal[] =>
  fields.type !== 'ObjectExpression'
    ? []
    : propertiesOf(fields).flatMap(({ value }) => {
        const [asked] = value.type === 'CallExpression' ? value.arguments : []
        return asked?.type === 'ObjectExpression' ? [asked] : []
      })

/**
 * The definition as a form needs it: of the examples, which stand in the page, the inputs of the first
 * (src/form/warm-up.tsx); no hints, unless its script draws the questions.
 */
export function leanDefinition(file: string, code: string, keepsHints = false): string {
  const properties = propertiesOf(definitionIn(parseAst(code), file))
  const edits = properties.flatMap((property): Edit[] => {
    const { name, value, start, end } = property
    if (NOT_IN_THE_SCRIPT.includes(name)) return [blank(property)]
    if (name === 'fields' && !keepsHints)
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

/** Whether a form has its questions drawn by the script: it calls `liveFields`, and does not only speak of it. */
export function drawsQuestions(form: string): boolean {
  let isCalled = false
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'liveFields') isCalled = true
    },
  }).visit(parseAst(form, { lang: 'ts' }))
  return isCalled
}

const formBeside = (definition: string) => join(dirname(definition), 'form.ts')

/** Leaves out of the browser's script what is in the page already: about 0.3 KB of each's. */
export const leanDefinitions: Plugin = {
  name: 'lean-definitions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/calculators\/[^/]+\/calculator\.ts$/ },
    handler: (code, id) =>
      leanDefinition(relative('.', id), code, drawsQuestions(readFileSync(formBeside(id), 'utf8'))),
  },
}
