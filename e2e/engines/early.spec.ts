/** Visitors who are faster than the script: nothing typed is lost, and every press is answered, in its order. */
import { ENGLISH } from '../../src/engine/english.ts'
import { QUESTION_WORDS } from '../../src/form/question-words.ts'
import { button, calculate, css, field, output, summary } from './targets.ts'
import { expect, test } from './test.ts'

const SCRIPTS = /^\/_astro\/.*\.js/
const { ratesUsed } = ENGLISH.form
const { reset } = QUESTION_WORDS.en

test.beforeEach(({ server }) => server.fail(SCRIPTS, 'hold'))

test('typing survives, and a press is answered when the script is there', async ({ visitor, server }) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.fillIn({ itemPrice: '40', shippingCharged: '5', promotedListingRate: '2.5' })
  await visitor.calculate()
  expect(await visitor.results()).toEqual({})
  server.restore()
  await expect.poll(() => visitor.text(output('net'))).toBe('$36.59')
  expect(await visitor.value(field('itemPrice'))).toBe('40')
})

test('a choice shows the field that it asks for at once, and counts', async ({ visitor, server }) => {
  await visitor.open('/area-per-person-calculator/')
  expect(await visitor.sees(field('people'))).toBe(false)
  await visitor.choose(field('mode'), 'people-to-area')
  expect(await visitor.sees(field('area'))).toBe(false)
  await visitor.fill(field('people'), '12')
  server.restore()
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('requiredArea'))).toBe('1,200')
})

test('a choice asks in the words that fit it at once', async ({ visitor }) => {
  await visitor.open('/ideal-waist-size-calculator/')
  await visitor.choose(field('units'), 'metric')
  const named = await visitor.ask(field('height'), ({ labels }: HTMLInputElement) => labels?.[0]?.innerText)
  expect(named).toMatch(/cent/)
})

test('every other button is answered too, each press once', async ({ visitor, server }) => {
  await visitor.open('/area-irregular-shapes-calculator/')
  await visitor.fill(field('segmentValue'), '12.5')
  await visitor.click(button('Add segment'))
  await visitor.click(button('Add segment'))
  await visitor.calculate()
  server.restore()
  await expect.poll(() => visitor.text(output('area'))).toBe('12.5')
  expect(await visitor.count(field('segmentValue'))).toBe(3)
})

test('Reset takes earlier presses back', async ({ visitor, server }) => {
  await visitor.open('/centipoise-centistokes-calculator/')
  await visitor.click(button('Diesel'))
  await visitor.click(calculate)
  await visitor.click(button(reset))
  server.restore()
  await visitor.hydrated()
  expect(await visitor.value(field('density'))).toBe('')
  expect(await visitor.results()).toEqual({})
})

test('rates opened early are listed when the script is there', async ({ visitor, server }) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.click(summary(ratesUsed))
  server.restore()
  await expect.poll(() => visitor.value(css('main form details input'))).toBe('12.9')
})

test('a press waits for what a link carries', async ({ visitor, server }) => {
  await visitor.open('/stripe-fees-calculator/#amount=480&paymentType=ach')
  await visitor.calculate()
  server.restore()
  await expect.poll(() => visitor.text(output('net'))).toBe('$476.16')
  expect(await visitor.value(field('amount'))).toBe('480')
})
