/**
 * The agreed cases of every calculator, through the real form: the first on the narrowest phone, the next on a desk. In Chromium
 * the visits of `each-calculator.spec.ts` show them.
 */
import { agreedOf, slugs } from '../../test/agreed.ts'
import { unlikeAgreed } from '../../test/as-agreed.ts'
import { expect, test } from './test.ts'

const PHONE = [320, 640] as const
const DESK = [1280, 900] as const

// Long, so that all workers share it.
test.describe.configure({ mode: 'parallel' })
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
      await expect.poll(async () => unlikeAgreed(slug, await visitor.results(), expected)).toEqual([])
      expect(await visitor.sidewaysScroll()).toBe(0)
    }
  })
