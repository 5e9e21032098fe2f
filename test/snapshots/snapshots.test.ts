/** Every line of every calculator for a fixed table of inputs: a changed fee shows as a readable diff. */
import { expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { type Calculator, filled } from '../../src/engine/calculator'
import { explain } from '../../src/engine/phrase'
import { fullText, type Line, labelOf } from '../../src/engine/result'
import { contract, type Slug } from '../oracle/contract'
import { type Case, casesOf } from './table'

function lineText(line: Line, { formats }: Calculator): string {
  const reason = line.because && ` (${explain(line.because, formats)})`
  return `  ${line.key}: ${labelOf(line, formats)} ${fullText(line.value, formats)}${reason ?? ''}`
}

function caseText({ title, inputs }: Case, calculator: Calculator): string {
  const lines = calculator.run(filled(calculator.fields, inputs))?.lines
  return [title, ...(lines?.map((line) => lineText(line, calculator)) ?? ['  no result'])]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

it.each(calculators.filter(({ slug }) => slug in contract))('$slug shows what it showed', async (listed) => {
  const text = casesOf(listed.slug as Slug).map((each) => caseText(each, listed.calculator))
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`./${listed.slug}.txt`)
})
