import { calculateLabelOf } from '../form/calculate-label'
import type { Page } from './calculator-pages'

const PRESSING = /\b(?:press|click|klicken|drücken)\b/i

/** What a page promises, for where there is no button to press: without the sentence about it. */
export function promiseWithoutButton({
  slug,
  calculator,
  promise,
}: Pick<Page, 'slug' | 'calculator' | 'promise'>): string {
  const label = calculateLabelOf(calculator)
  const isAboutButton = (sentence: string) => {
    if (!PRESSING.test(sentence)) return false
    if (sentence.includes(label)) return true
    throw new Error(`${slug}/content.mdx: promise says '${sentence}', but the button is called '${label}'`)
  }
  return promise
    .split(/(?<=\.) /)
    .filter((sentence) => !isAboutButton(sentence))
    .join(' ')
}
