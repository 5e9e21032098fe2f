/**
 * The agreed cases of every calculator, through the real form: the first on the narrowest phone, the next on a desk. In Chromium
 * the visits of `each-calculator.spec.ts` show them.
 */
import { agreedOf, slugs } from '../../test/agreed.ts'
import { unlikeAgreed } from '../../test/as-agreed.ts'
import { DESK, type Size } from './engine.ts'
import { expect, test } from './test.ts'

const NARROWEST: Size = [320, 640]

test.use({ size: NARROWEST })
// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
for (const slug of slugs)
  test(`${slug} shows what was agreed`, async ({ visitor }) => {
    await visitor.open(`/${slug}/`)
    for (const [index, { inputs, expected }] of agreedOf(slug).cases.entries()) {
      if (index > 0) await visitor.viewport(...(index % 2 ? DESK : NARROWEST))
      const before = await visitor.results()
      if (index === 0) expect(before).toEqual({})
      await visitor.fillIn(inputs)
      expect(await visitor.results()).toEqual(before)
      await visitor.calculate()
      await expect.poll(async () => unlikeAgreed(slug, await visitor.results(), expected)).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
    }
  })
