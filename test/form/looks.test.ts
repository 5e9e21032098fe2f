/** What colours, weights and widths say, by the names of their styles; how they look is for real browsers. */
import { afterEach, expect, it } from 'vitest'
import { all, close, fill, one, open, press, textOf } from './page'

afterEach(close)

/** Names of styles as the style sheet has them. */
const stylesOf = (element: Element | null | undefined) =>
  [...(element?.classList ?? [])].map((name) => name.replace(/^_(.+)_[^_]+$/, '$1'))
const headline = () => stylesOf(one('main section output').parentElement)

it.each([
  ['what is left, in green', 'ebay-fee-calculator', {}, ['answer', 'left']],
  ['a loss, in red', 'ebay-fee-calculator', { itemPrice: '0.10', shippingCharged: '0' }, ['answer', 'lost']],
  ['a cost, in neither', 'copart-fees-calculator', {}, ['answer']],
  ['a measure, in neither', 'mg-per-ml-calculator', { mass: '1', volume: '1' }, ['answer']],
])('the answer is %s', async (_name, slug, inputs, styles) => {
  await open(slug)
  await fill(inputs)
  await press()
  expect(headline()).toEqual(styles)
})

it('of the lines the total stands out, and where there is a bar all make room for its colours', async () => {
  await open('ebay-fee-calculator')
  await press()
  const totals = all('main dl > div').filter((line) => stylesOf(line).includes('total'))
  expect(totals.map((line) => textOf(line.querySelector('dt')))).toEqual(['Total fees'])
  expect(stylesOf(one('main dl'))).toEqual(['lines', 'withSwatches'])
  await close()
  await open('parking-area-calculator')
  await fill({ landArea: '43560' })
  await press()
  expect(stylesOf(one('main dl'))).toEqual(['lines'])
})

it('amounts stand in the parts of the bar that have room for them, some on wide bars only', async () => {
  await open('ebay-fee-calculator')
  await press()
  expect(all('main svg text').map((text) => [textOf(text), stylesOf(text)])).toEqual([
    ['you keep $96.53', []],
    ['$14.84', ['wide']],
  ])
})

it('a box to tick takes the whole width, a field does not', async () => {
  await open('parking-area-calculator')
  const isWide = (name: string) =>
    stylesOf(one(`main form [name="${name}"]`).closest('#served > div > div')).includes('wide')
  expect([isWide('includeAda'), isWide('landArea')]).toEqual([true, false])
})
