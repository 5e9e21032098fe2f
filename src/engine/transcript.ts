import type { Calculator } from './calculator'
import { explain } from './phrase'
import { type Breakdown, fullText, labelOf } from './result'

/** A whole breakdown as plain text, to be pasted somewhere else, with what it is about. */
export function transcript(
  { name, formats }: Calculator,
  { lines }: Breakdown,
  about: readonly string[] = [],
): string {
  const written = lines.map((line) => {
    const why = line.because?.length ? ` (${explain(line.because, formats)})` : ''
    return `${labelOf(line, formats)}: ${fullText(line.value, formats)}${why}`
  })
  // A choice may be a line of the result too.
  const others = about.filter((text) => !written.includes(text))
  return [name, ...(others.length ? [others.join('; ')] : []), ...written].join('\n')
}
