/** The agreed cases of every calculator, through the real form: the first on the narrowest phone, the next on a desk. */
import { agreedOf, slugs, tolerance } from '../../test/agreed.ts'
import { expect, test } from './test.ts'

const PHONE = [320, 640] as const
const DESK = [1280, 900] as const

/** The number in a displayed text, whether it is written 1,234.50 or 1.234,50. */
function figure(text: string, currency?: string): number {
  const plain = currency === 'EUR' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Number(plain.replace(/[^\d.-]/g, ''))
}

/** What is wrong with the lines that are shown, in words. */
function problems(slug: string, shown: Record<string, string>, expected: Record<string, number | string>) {
  const { outputs, currency, outputsLeftOutWhenNotApplicable: mayBeLeftOut = [] } = agreedOf(slug)
  const isRight = (key: string, text: string, value: number | string) =>
    typeof value === 'string'
      ? text === value
      : Math.abs(figure(text, currency) - value) <= tolerance(outputs[key])
  return [
    ...(Object.keys(shown).length ? [] : ['there is no result']),
    ...Object.entries(expected).flatMap(([key, value]) => {
      const text = shown[key]
      if (text === undefined) return mayBeLeftOut.includes(key) ? [] : [`${key} is missing`]
      return isRight(key, text, value) ? [] : [`${key} shows ${text}, must be ${value}`]
    }),
    ...Object.keys(shown).flatMap((key) => (key in outputs ? [] : [`${key} was not agreed`])),
  ]
}

for (const slug of slugs)
  test(`${slug} shows what was agreed`, async ({ visitor }) => {
    await visitor.viewport(...PHONE)
    await visitor.open(`/${slug}/`)
    for (const [index, { inputs, expected }] of agreedOf(slug).cases.entries()) {
      const [width, height] = index % 2 ? DESK : PHONE
      await visitor.viewport(width, height)
      const before = await visitor.results()
      if (index === 0) expect(before).toEqual({})
      await visitor.fillIn(inputs)
      expect(await visitor.results()).toEqual(before)
      await visitor.calculate()
      await expect.poll(async () => problems(slug, await visitor.results(), expected)).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
    }
  })
