/** The agreed cases of every calculator through its form, without a browser, held against the oracle. */
import { afterEach, expect, it } from 'vitest'
import { agreedOf, slugs } from '../agreed'
import { problems } from '../oracle/compare'
import { close, fill, handedOver, open, press, results } from './page'

afterEach(close)

it.each(slugs)('%s', async (slug) => {
  await open(slug)
  expect(results()).toEqual({})
  for (const { inputs } of agreedOf(slug).cases) {
    const before = results()
    await fill(inputs)
    expect(results()).toEqual(before)
    await press()
    expect(handedOver()).toMatchObject(
      Object.fromEntries(
        Object.entries(inputs)
          .filter(([, given]) => given !== false)
          .map(([name, given]) => [name, [given === true ? 'on' : given].flat()]),
      ),
    )
    expect(problems(slug, handedOver(), results())).toEqual([])
  }
})
