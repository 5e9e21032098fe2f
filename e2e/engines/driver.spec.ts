/** The driver does what it says, in each engine. */

import { css, field, output } from './targets.ts'
import { expect, test } from './test.ts'

const EBAY = '/ebay-fee-calculator/'

test('types, pastes, presses keys, and reads', async ({ visitor }) => {
  await visitor.open(EBAY)
  await visitor.fill(field('itemPrice'), '40')
  await visitor.paste(field('shippingCharged'), '5')
  await visitor.press('Tab')
  expect(await visitor.focused()).toBe('promotedListingRate')
  await visitor.press('Shift+Tab')
  expect(await visitor.value(field('shippingCharged'))).toBe('5')
  await visitor.fill(field('promotedListingRate'), '2.5')
  await visitor.press('Enter')
  await expect.poll(() => visitor.text(output('net'))).toBe('$36.59')
})

test('makes the window as wide as asked', async ({ visitor }) => {
  await visitor.open('/')
  for (const width of [320, 768, 1280]) {
    await visitor.viewport(width, 700)
    await expect.poll(() => visitor.evaluate(() => [innerWidth, innerHeight])).toEqual([width, 700])
  }
})

test('goes away and comes back', async ({ visitor }) => {
  await visitor.open(EBAY)
  await visitor.click(css('footer a[href="/about/"]'))
  await expect.poll(visitor.address).toBe('/about/')
  await visitor.back()
  await expect.poll(visitor.address).toBe(EBAY)
  await visitor.forward()
  await expect.poll(visitor.address).toBe('/about/')
  await visitor.open(EBAY)
})

test.describe('a page that complains', () => {
  test.use({ mayComplain: /a fault of the page/ })
  test('is heard', async ({ visitor }) => {
    await visitor.open(EBAY)
    await visitor.evaluate(() => {
      setTimeout(() => Promise.reject(new Error('a fault of the page')))
    })
    await expect
      .poll(() => visitor.tab.complaints())
      .toContainEqual(expect.stringContaining('a fault of the page'))
  })
})

test('a script that is held is missed, and used when it comes', async ({ visitor, server }) => {
  server.fail(/^\/_astro\/.*\.js/, 'hold')
  await visitor.open(EBAY)
  await visitor.fill(field('itemPrice'), '40')
  await visitor.calculate()
  expect(await visitor.results()).toEqual({})
  server.restore()
  await expect.poll(() => visitor.text(output('gross'))).toBe('$55.00')
})
