/** Without a network, with a bad one, and on a page that a translator has rewritten. */

import { ENGLISH } from '../../src/engine/english.ts'
import { EXTRAS_WORDS } from '../../src/form/extras/extras-words.ts'
import { NOT_WORKING_WORDS } from '../../src/form/not-working-words.ts'
import { translator } from '../../test/translator.ts'
import { button, calculate, css, field, output, saying, summary } from './targets.ts'
import { expect, test } from './test.ts'

const words = { ...ENGLISH.form, ...EXTRAS_WORDS.en, ...NOT_WORKING_WORDS.en }

/** Each engine says in its own words that something could not be had; that is all it may say. */
const NOT_HAD = /load|network|fetch|import|status|MIME|parse|syntax|unexpected|connection|module/i
test.use({ mayComplain: NOT_HAD })

/** Which of these files have come whole. */
const fetchedAhead = () =>
  ['extras', 'published'].filter((file) =>
    performance
      .getEntriesByType('resource')
      .some(
        (entry) => entry.name.includes(`/${file}.`) && (entry as PerformanceResourceTiming).responseEnd > 0,
      ),
  )

test('once the page is there, everything works offline', async ({ visitor, server }) => {
  await visitor.open('/stripe-fees-calculator/')
  await visitor.hydrated()
  await expect.poll(() => visitor.evaluate(fetchedAhead), { timeout: 30_000 }).toHaveLength(2)
  server.offline()
  await visitor.fillIn({ amount: '200' })
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('net'))).toBe('$193.90')
  await visitor.click(button(words.copyFigure.join('')))
  await expect.poll(visitor.copied).toBe('$193.90')
  await visitor.click(summary(words.ratesUsed))
  await expect.poll(() => visitor.value(css('main form details input'))).toBe('2.9')
})

for (const fault of ['refuse', 'gone', 'truncate'] as const)
  test(`what belongs to a result does not come (${fault}): the result stays, and another try brings it`, async ({
    visitor,
    server,
  }) => {
    server.fail(/extras.*\.js/, fault)
    await visitor.open('/ebay-fee-calculator/')
    await visitor.fillIn({ itemPrice: '40' })
    await visitor.calculate()
    await expect.poll(() => visitor.text(output('gross'))).toBe('$55.00')
    await expect.poll(() => visitor.sees(saying(words.missingExtras))).toBe(true)
    expect(await visitor.value(field('itemPrice'))).toBe('40')
    server.restore()
    // The button is there while nothing is on its way; a browser may also have asked again by itself.
    const pressAgain = (label: string) => {
      for (const found of document.querySelectorAll('button')) if (found.textContent === label) found.click()
    }
    await expect
      .poll(
        async () => {
          await visitor.evaluate(pressAgain, words.tryAgain)
          return visitor.sees(button(words.copyFigure.join('')))
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    expect(await visitor.text(output('gross'))).toBe('$55.00')
  })

for (const fault of ['refuse', 'gone', 'truncate'] as const)
  test(`the form does not come (${fault}): it is said, nothing typed is lost, and the page stays`, async ({
    visitor,
    server,
  }) => {
    server.fail(/^\/_astro\/.*\.js/, fault)
    await visitor.open('/ebay-fee-calculator/')
    await visitor.fill(field('itemPrice'), '40')
    await visitor.click(calculate)
    await expect.poll(() => visitor.sees(saying(words.failed))).toBe(true)
    expect(await visitor.value(field('itemPrice'))).toBe('40')
    expect(await visitor.address()).toBe('/ebay-fee-calculator/')
  })

test.describe('translated', () => {
  // Everything is there, so there is nothing to complain of.
  test.use({ mayComplain: undefined })

  test('a page calculates, again and again', async ({ visitor }) => {
    await visitor.open('/ebay-fee-calculator/')
    await visitor.hydrated()
    await visitor.evaluate(translator)
    for (const [price, gross] of [
      ['40', '$55.00'],
      ['85', '$100.00'],
    ] as const) {
      await visitor.fill(field('itemPrice'), price)
      await visitor.calculate()
      await expect.poll(() => visitor.text(output('gross'))).toBe(gross)
    }
    await visitor.click(css('main form button[type=reset]'))
    await expect.poll(visitor.results).toEqual({})
  })
})
