/** What a visitor does with a result: copies it, passes it on, changes the rates, works backwards, compares. */

import { ENGLISH } from '../../src/engine/english.ts'
import { GERMAN } from '../../src/engine/german.ts'
import { EXTRAS_WORDS } from '../../src/form/extras/extras-words.ts'
import { RATES_WORDS } from '../../src/form/extras/rates-words.ts'
import { QUESTION_WORDS } from '../../src/form/question-words.ts'
import { button, calculate, css, field, labelled, output, saying, summary } from './targets.ts'
import { expect, test } from './test.ts'

const words = { ...ENGLISH.form, ...QUESTION_WORDS.en, ...EXTRAS_WORDS.en }

test('a figure and a breakdown are copied, and a toast says so until it is closed', async ({ visitor }) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.calculate()
  await visitor.click(button(words.copyFigure.join('')))
  const told = saying(words.copied('$96.53'))
  await expect.poll(() => visitor.sees(told)).toBe(true)
  await visitor.click(button(words.close))
  await expect.poll(() => visitor.sees(told)).toBe(false)
  expect(await visitor.copied()).toBe('$96.53')
  await visitor.click(button(words.copyBreakdown.join('')))
  await expect.poll(visitor.copied).toContain('$14.84')
  expect(await visitor.copied()).toContain('$96.53')
})

test('a copied link fills in the form elsewhere, rates included, and still needs a press', async ({
  visitor,
}) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.fillIn({ itemPrice: '49.99', shippingCharged: '' })
  await visitor.click(summary(words.ratesUsed))
  const rate = css('main form details input')
  await expect.poll(() => visitor.value(rate)).toBe('12.9')
  await visitor.fill(rate, '10')
  await visitor.calculate()
  await visitor.click(button(words.copyLink.join('')))
  await expect.poll(visitor.copied).toContain('#')
  const shown = await visitor.results()
  const link = new URL(await visitor.copied())
  await visitor.open('/about/')
  await visitor.open(link.pathname + link.hash)
  await visitor.hydrated()
  await expect.poll(() => visitor.value(field('itemPrice'))).toBe('49.99')
  expect(await visitor.value(field('shippingCharged'))).toBe('')
  expect(await visitor.results()).toEqual({})
  await visitor.calculate()
  await expect.poll(visitor.results).toEqual(shown)
})

test('own rates count from the next press on, and go with Reset', async ({ visitor }) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.click(summary(words.ratesUsed))
  const rate = css('main form details input')
  await visitor.fill(rate, '10')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('finalValueFee'))).toBe('$11.50')
  // On the page: a browser may bring a field near the edge further into the window when somebody types.
  const place = () => visitor.ask(rate, (element: Element) => element.getBoundingClientRect().top + scrollY)
  await visitor.click(rate)
  // Its longer title takes two lines here.
  const before = await place()
  await visitor.type('9')
  await expect.poll(() => visitor.sees(saying(words.stale))).toBe(true)
  expect(await place()).toBe(before)
  await visitor.click(button(words.reset))
  await expect.poll(() => visitor.value(rate)).toBe('12.9')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('finalValueFee'))).toBe('$14.84')
})

test.describe('on a wide screen', () => {
  test.use({ size: [1280, 900] })

  test('a result beside a taller form comes into view with its name, below the header', async ({
    visitor,
  }) => {
    await visitor.open('/parking-area-calculator/')
    await visitor.hydrated()
    await visitor.fillIn({ landArea: '43560' })
    await visitor.ask(calculate, (button: Element) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    await visitor.calculate()
    const top = () => visitor.ask(css('#result-title'), (title: Element) => title.getBoundingClientRect().top)
    const header = await visitor.ask(css('header'), (bar: Element) => bar.getBoundingClientRect().bottom)
    // It grows once more when this is there.
    await expect.poll(() => visitor.sees(button(words.copyLink.join('')))).toBe(true)
    await expect.poll(top).toBeGreaterThanOrEqual(header)
  })
})

test('the price that leaves an amount is found, and put into the form', async ({ visitor }) => {
  await visitor.open('/square-fee-calculator/')
  await visitor.calculate()
  await visitor.fill(labelled(words.receive), '100')
  await visitor.press('Enter')
  await visitor.click(button(words.use))
  await expect.poll(() => visitor.value(field('amount'))).toBe('103.30')
  expect(await visitor.text(output('net'))).toBe('$96.80')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('net'))).toBe('$100.00')
})

test('the same money elsewhere is ranked, and a link carries it over', async ({ visitor }) => {
  const rows = css('main section details li')
  await visitor.open('/stripe-fees-calculator/')
  await visitor.fillIn({ amount: '200' })
  await visitor.calculate()
  await visitor.click(summary(words.comparison))
  const ranked = () =>
    visitor.evaluate(
      (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
      rows.css,
    )
  await expect
    .poll(ranked)
    .toEqual([
      'Venmo business, standard transfer$196.10',
      'Stripe, this page, as entered$193.90',
      'Square, online (its own list takes more)$193.90',
    ])
  await visitor.click(css(`${rows.css} a[href^="/venmo-fee-calculator/"]`))
  await expect.poll(visitor.address).toMatch(/^\/venmo-fee-calculator\/#/)
  await expect.poll(() => visitor.value(field('amount'))).toBe('200')
  expect(await visitor.value(field('transactionType'))).toBe('business')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('net'))).toBe('$196.10')
})

test('the German page speaks German, also beside its result', async ({ visitor }) => {
  const german = { ...GERMAN.form, ...QUESTION_WORDS.de, ...EXTRAS_WORDS.de, ...RATES_WORDS.de }
  await visitor.open('/paypal-gebuehrenrechner/')
  await visitor.calculate()
  await expect.poll(() => visitor.text(output('netto'))).toBe('97,16 €')
  await visitor.click(button(german.copyFigure.join('')))
  // WebKit pastes a plain space.
  await expect.poll(visitor.copied).toMatch(/^97,16\s€$/)
  await visitor.click(summary(german.ratesUsed))
  await expect.poll(() => visitor.sees(saying(german.ratesHint))).toBe(true)
  await visitor.click(button(german.reset))
  await expect.poll(visitor.results).toEqual({})
})
