/**
 * The agreed cases of every calculator, through the real form, on the narrowest phone; of one calculator of each kind the next case
 * on a desk. In Chromium the visits of `each-calculator.spec.ts` show them, always on both.
 */
import { agreedOf, slugs } from '../../test/agreed.ts'
import { unlikeAgreed } from '../../test/as-agreed.ts'
import { ofEachKind } from '../calculators.ts'
import { DESK, type Size } from './engine.ts'
import { expect, test } from './test.ts'

const NARROWEST: Size = [320, 640]
const isOfEachKind = (slug: string) => ofEachKind.some((each) => each.slug === slug)

test.use({ size: NARROWEST })
// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
for (const slug of slugs)
  test(`${slug} shows what was agreed`, async ({ visitor }) => {
    await visitor.open(`/${slug}/`)
    let shown = {}
    for (const [index, { inputs, expected }] of agreedOf(slug).cases.entries()) {
      if (index > 0 && isOfEachKind(slug)) await visitor.viewport(...(index % 2 ? DESK : NARROWEST))
      await visitor.fillIn(inputs)
      expect(await visitor.results(), 'nothing is worked out before a press').toEqual(shown)
      await visitor.calculate()
      await expect
        .poll(async () => {
          shown = await visitor.results()
          return unlikeAgreed(slug, shown, expected)
        })
        .toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
    }
  })
