/** Numbers as people write them, typed with real keys and pasted, before the script has come and after. */
import { QUESTION_WORDS } from '../../src/form/question-words.ts'
import { COMMAND } from './engine.ts'
import { button, css, field, output } from './targets.ts'
import { expect, test } from './test.ts'

const PAGES = {
  English: {
    path: '/stripe-fees-calculator/',
    name: 'amount',
    reset: QUESTION_WORDS.en.reset,
    shown: {
      '12.5': '$12.50',
      '1234.5': '$1,234.50',
      '1234': '$1,234.00',
      '1.234': '$1.23',
      '45': '$45.00',
      '-5': '-$5.00',
    },
    lone: { '1,234': '1234', '1.234': '1.234' },
    // Of what is the same on both pages.
    isTyped: true,
  },
  German: {
    path: '/paypal-gebuehrenrechner/',
    name: 'betrag',
    reset: QUESTION_WORDS.de.reset,
    shown: {
      '12.5': '12,50 €',
      '1234.5': '1.234,50 €',
      '1234': '1.234,00 €',
      '1.234': '1,23 €',
      '45': '45,00 €',
      '-5': '-5,00 €',
    },
    lone: { '1,234': '1.234', '1.234': '1234' },
    isTyped: false,
  },
} as const

/** The same on both pages. No two in a row mean the same, so that the answer to one is never taken for that to the next. */
const WRITTEN = {
  '1.234,50': '1234.5',
  '12,5': '12.5',
  '1,234.50': '1234.5',
  '12.5': '12.5',
  '$1,234.50': '1234.5',
  '−5': '-5',
  '1 234,50 €': '1234.5',
  '45': '45',
  "1'234.50": '1234.5',
} as const

for (const [language, { path, name, reset, shown, lone, isTyped }] of Object.entries(PAGES)) {
  const texts = { ...WRITTEN, ...lone }
  const amount = (text: string) => shown[texts[text as keyof typeof texts]]

  test(`${language}: typed or pasted, every notation is read as it was meant`, async ({ visitor }) => {
    await visitor.open(path)
    await visitor.hydrated()
    const isRead = (text: string) => expect.poll(() => visitor.text(output(name)), text).toBe(amount(text))
    await visitor.click(field(name))
    for (const text of Object.keys(isTyped ? texts : lone)) {
      await visitor.press(`${COMMAND}+a`, ...text, 'Enter')
      await isRead(text)
    }
    for (const text of Object.keys(isTyped ? lone : texts)) {
      await visitor.paste(field(name), text, 'Enter')
      await isRead(text)
    }
    await visitor.click(button(reset))
    expect(await visitor.attribute(field(name), 'type')).toBe('number')
  })

  test(`${language}: what is typed before the script comes is kept and read when it does`, async ({
    visitor,
    server,
  }) => {
    server.fail(/^\/_astro\/.*\.js/, 'hold')
    await visitor.open(path)
    await visitor.click(field(name))
    await visitor.type('1.234,50')
    await visitor.calculate()
    expect(await visitor.value(field(name))).toBe('1.234,50')
    server.restore()
    await expect.poll(() => visitor.text(output(name))).toBe(amount('1.234,50'))
    expect(await visitor.value(field(name))).toBe('1.234,50')
  })
}

test('a field that is entered is replaced by typing, by pointer and by keyboard; a second press places the cursor, two in a row replace again', async ({
  visitor,
}) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.hydrated()
  await visitor.click(field('itemPrice'))
  await visitor.type('45')
  expect(await visitor.value(field('itemPrice'))).toBe('45')
  await visitor.press('Tab')
  await visitor.type('7')
  expect(await visitor.value(field('shippingCharged'))).toBe('7')
  await visitor.click(field('itemPrice'))
  await visitor.click(field('itemPrice'))
  await visitor.press('End')
  await visitor.type('0')
  expect(await visitor.value(field('itemPrice'))).toBe('450')
  await visitor.doubleClick(field('itemPrice'))
  await visitor.type('$7')
  expect(await visitor.value(field('itemPrice'))).toBe('$7')
})

test('what was read is said where it is not what stands in the field', async ({ visitor }) => {
  const result = css('main section[aria-labelledby=result-title]')
  await visitor.open('/ebay-fee-calculator/')
  await visitor.click(field('itemPrice'))
  await visitor.type('12,5')
  await visitor.calculate()
  await expect.poll(() => visitor.text(result)).toContain('Item price: 12,5 read as $12.50')
  await visitor.click(field('itemPrice'))
  await visitor.press(`${COMMAND}+a`)
  await visitor.type('abc')
  await visitor.calculate()
  await expect.poll(() => visitor.text(result)).toContain('Item price: abc not readable, counted as $0.00')
  await visitor.click(field('itemPrice'))
  await visitor.press(`${COMMAND}+a`)
  await visitor.type('1,234.50')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('gross'))).toBe('$1,249.50')
  expect(await visitor.text(result)).not.toContain('read as')
})

test('own rates and wanted amounts are read the same way', async ({ visitor }) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.hydrated()
  await visitor.click(css('main form details summary'))
  await visitor.click(css('[name="rate:finalValue/percent"]'))
  await visitor.type('10,5')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('finalValueFee'))).toBe('$12.08')
  await visitor.open('/paypal-gebuehrenrechner/')
  await visitor.calculate()
  await visitor.click(css('#wanted'))
  await visitor.type('1.000')
  await visitor.press('Enter')
  await expect.poll(() => visitor.text(css('.extras-found'))).toContain('1.025,89')
})
