/** Every line for a fixed table of inputs: a changed fee or label shows as a readable diff. */
import { expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { filled } from '../../src/engine/filled'
import { explain } from '../../src/engine/phrase'
import { type Flow, fullText, type Line, labelOf } from '../../src/engine/result'
import { type Case, casesOf, snapshotFile } from './table'

function lineText(line: Line, { formats }: Calculator): string {
  const reason = line.because && ` (${explain(line.because, formats)})`
  return `  ${line.type} ${line.key}: ${labelOf(line, formats)} ${fullText(line.value, formats)}${reason ?? ''}`
}

/** What the bar under a result is drawn from. */
function flowText({ kept, taken }: Flow, { formats }: Calculator): string {
  const part = (named: Flow['taken'][number]) =>
    `${named.type} ${labelOf(named, formats)} ${formats.money(named.amount)}`
  return `  ${kept ? part(kept) : 'nothing kept'} | ${taken.map(part).join(', ')}`
}

function caseText({ title, inputs }: Case, calculator: Calculator): string {
  const result = calculator.run(filled(calculator.fields, inputs))
  const told = result
    ? [`  → ${result.headline}`, ...result.lines.map((line) => lineText(line, calculator))]
    : ['  no result']
  const flow = result?.flow ? [flowText(result.flow, calculator)] : []
  return [title, ...told, ...flow].join('\n').replaceAll('\u00a0', ' ')
}

it.each(calculators)('$slug shows what it showed', async (listed) => {
  const text = casesOf(listed.slug).map((each) => caseText(each, listed.calculator))
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(snapshotFile(listed.slug, 'result.txt'))
})
