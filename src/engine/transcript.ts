import type { Calculator } from './calculator'
import { explain } from './phrase'
import { type Breakdown, fullText, labelOf } from './result'

/** A whole breakdown as plain text, to be pasted somewhere else. */
export function transcript({ name, formats }: Calculator, { lines }: Breakdown): string {
  const written = lines.map((line) => {
    const why = line.because?.length ? ` (${explain(line.because, formats)})` : ''
    return `${labelOf(line, formats)}: ${fullText(line.value, formats)}${why}`
  })
  return [name, ...written].join('\n')
}
