/** Shown lines held against what was agreed, within the last digit. */
import { agreedOf, tolerance } from './agreed.ts'

/** The number in a displayed text, whether it is written 1,234.50 or 1.234,50; none where it has no digit. */
function figure(text: string, currency?: string): number {
  const plain = currency === 'EUR' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return /\d/.test(plain) ? Number(plain.replace(/[^\d.-]/g, '')) : Number.NaN
}

/** What is wrong with the lines that are shown, in words. */
export function unlikeAgreed(
  slug: string,
  shown: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, number | string>>,
): string[] {
  const { outputs, currency, outputsLeftOutWhenNotApplicable: mayBeLeftOut = [] } = agreedOf(slug)
  const isRight = (key: string, text: string, value: number | string) =>
    typeof value === 'string'
      ? text === value
      : Math.abs(figure(text, currency) - value) <= tolerance(outputs[key])
  return [
    ...(Object.keys(shown).length ? [] : ['there is no result']),
    ...Object.entries(expected).flatMap(([key, value]) => {
      const text = shown[key]
      // Only what comes to nothing is left out.
      if (text === undefined) return mayBeLeftOut.includes(key) && value === 0 ? [] : [`${key} is missing`]
      return isRight(key, text, value) ? [] : [`${key} shows ${text}, must be ${value}`]
    }),
    ...Object.keys(shown).flatMap((key) => (key in outputs ? [] : [`${key} was not agreed`])),
  ]
}
