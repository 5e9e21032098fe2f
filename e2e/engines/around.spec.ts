/** What surrounds a calculator: menu, search, questions; going away and coming back. */
import { menuOf } from '../../src/calculators/order.ts'
import { EXTRAS_WORDS } from '../../src/form/extras/extras-words.ts'
import { SEARCH_WORDS } from '../../src/site/search/search-words.ts'
import { SITE_WORDS } from '../../src/site/site-words.ts'
import { slugs } from '../../test/agreed.ts'
import { DESK } from './engine.ts'
import { button, css, field, output, saying } from './targets.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const EBAY = '/ebay-fee-calculator/'
const ABOUT = css('footer a[href="/about/"]')
const words = SITE_WORDS.en
const search = SEARCH_WORDS.en

const menu = css('dialog[open]')
const found = css('[role=option]')
/** Of the two fields, on home and in the menu, the one that can be seen. */
const searchField = css('search input')

async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.open(EBAY)
  await visitor.click(button(words.menu))
  await expect.poll(() => visitor.sees(menu)).toBe(true)
}

test.describe('the menu on a phone', () => {
  test.beforeEach(({ visitor }) => openMenu(visitor))

  test('Escape closes it, and the button that opened it has the focus again', async ({ visitor }) => {
    await visitor.press('Escape')
    await expect.poll(() => visitor.sees(menu)).toBe(false)
    expect(await visitor.focused()).toBe(words.menu)
  })

  test('Escape in its search clears the field, then closes it', async ({ visitor }) => {
    await visitor.fill(searchField, 'waist')
    await expect.poll(() => visitor.count(found)).toBe(1)
    await visitor.press('Escape')
    await expect.poll(() => visitor.value(searchField)).toBe('')
    expect(await visitor.sees(menu)).toBe(true)
    await visitor.press('Escape')
    await expect.poll(() => visitor.sees(menu)).toBe(false)
  })

  test('nothing behind it can be reached with Tab', async ({ visitor }) => {
    const places: string[] = []
    for (let steps = 0; steps < 32; steps++) {
      await visitor.press('Tab')
      places.push(
        await visitor.evaluate(() => {
          const focused = document.activeElement
          if (focused?.closest('dialog')) return 'menu'
          // Between the last and the first of it a browser may go through its own buttons.
          return focused?.closest('body *') ? `behind it: ${focused.textContent}` : 'browser'
        }),
      )
    }
    expect(places).toContain('menu')
    expect(places.filter((place) => place.startsWith('behind'))).toEqual([])
  })
})

test('a press beside the menu closes it on a wide screen', async ({ visitor }) => {
  await visitor.viewport(...DESK)
  await visitor.open('/about/')
  await visitor.click(button(search.open))
  await expect.poll(() => visitor.sees(menu)).toBe(true)
  await visitor.tab.click(40, 600)
  await expect.poll(() => visitor.sees(menu)).toBe(false)
})

test('what is typed finds a calculator in the menu, and Enter opens the best', async ({ visitor }) => {
  await visitor.viewport(...DESK)
  await visitor.open('/about/')
  await visitor.click(button(search.open))
  await visitor.type('ticktmaster')
  await expect.poll(() => visitor.count(found)).toBe(1)
  await visitor.press('Enter')
  await expect.poll(visitor.address).toBe('/ticketmaster-fee-calculator/')
})

test('questions open one at a time, and close again', async ({ visitor }) => {
  const open = () => visitor.count(css('main details[name][open]'))
  const question = (nth: number) => css('main details[name] > summary', nth)
  await visitor.open('/square-fee-calculator/')
  await visitor.click(question(0))
  await expect.poll(open).toBe(1)
  await visitor.click(question(1))
  await expect.poll(() => visitor.attribute(css('main details[name]', 1), 'open')).toBe('')
  expect(await open()).toBe(1)
  await visitor.press('Enter')
  await expect.poll(open).toBe(0)
})

test('Alt+T leads to the toasts and to nothing of the browser', async ({ visitor }) => {
  await visitor.open(EBAY)
  await visitor.evaluate(() =>
    addEventListener('keydown', (event) => {
      if (event.altKey)
        setTimeout(() => Object.assign(document.body.dataset, { taken: event.defaultPrevented }))
    }),
  )
  await visitor.calculate()
  await expect.poll(() => visitor.sees(output('net'))).toBe(true)
  await visitor.click(button(EXTRAS_WORDS.en.copyFigure.join('')))
  await expect.poll(() => visitor.sees(css('.extras-toast'))).toBe(true)
  await visitor.press('Alt+t')
  await expect.poll(() => visitor.attribute(css('body'), 'data-taken')).toBe('true')
  expect(await visitor.evaluate(() => document.activeElement?.className)).toBe('extras-viewport')
})

const TYPED = { itemPrice: '40', shippingCharged: '5', promotedListingRate: '2.5' }

async function isAsTyped(visitor: Visitor): Promise<void> {
  for (const [name, text] of Object.entries(TYPED))
    await expect.poll(() => visitor.value(field(name))).toBe(text)
}

test.describe('from page to page, and back to one that was kept in memory', () => {
  test.use({ settings: { whole: true, remembers: true } })

  test('the menu leads somewhere, and is closed there and after Back', async ({ visitor }) => {
    await openMenu(visitor)
    const links = await visitor.evaluate(() =>
      [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href')),
    )
    expect(links).toEqual([...menuOf([...slugs]).map((slug) => `/${slug}/`), '/'])
    await visitor.click(css('dialog a[href="/copart-fees-calculator/"]'))
    await expect.poll(visitor.address).toBe('/copart-fees-calculator/')
    expect(await visitor.sees(menu)).toBe(false)
    await visitor.back()
    await expect.poll(visitor.address).toBe(EBAY)
    expect(await visitor.sees(menu)).toBe(false)
  })

  test('the search on home finds, and is over when one comes back', async ({ visitor }) => {
    const cards = css('main li')
    const visible = () =>
      visitor.evaluate(
        (selector: string) =>
          [...document.querySelectorAll(selector)].filter((card) => card.checkVisibility()).length,
        cards.css,
      )
    await visitor.open('/')
    await visitor.fill(searchField, 'belly')
    await expect.poll(() => visitor.sees(saying(search.found(1)))).toBe(true)
    await visitor.press('Enter')
    await expect.poll(visitor.address).toBe('/ideal-waist-size-calculator/')
    await visitor.back()
    await expect.poll(visitor.address).toBe('/')
    await expect.poll(() => visitor.value(searchField)).toBe('')
    await expect.poll(visible).toBe(slugs.length)
    expect(await visitor.sees(saying(search.found(slugs.length)))).toBe(true)
  })

  test('Back and Forward keep what was typed, and it counts', async ({ visitor }) => {
    await visitor.open(EBAY)
    await visitor.fillIn(TYPED)
    await visitor.calculate()
    await expect.poll(() => visitor.text(output('net'))).toBe('$36.59')
    // What comes below the result moves the footer.
    await expect.poll(() => visitor.sees(button(EXTRAS_WORDS.en.copyLink.join('')))).toBe(true)
    await visitor.click(ABOUT)
    await expect.poll(visitor.address).toBe('/about/')
    await visitor.back()
    await expect.poll(visitor.address).toBe(EBAY)
    await isAsTyped(visitor)
    // The page was kept in memory, and its result with it.
    expect(await visitor.text(output('net'))).toBe('$36.59')
    await visitor.fillIn({ itemPrice: '41' })
    await visitor.calculate()
    await expect.poll(() => visitor.text(output('gross'))).toBe('$46.00')
    await visitor.fillIn(TYPED)
    await visitor.forward()
    await expect.poll(visitor.address).toBe('/about/')
    await visitor.back()
    await expect.poll(visitor.address).toBe(EBAY)
    await isAsTyped(visitor)
  })
})

test.describe('from page to page', () => {
  test.use({ settings: { whole: true } })

  test('a reload keeps all the pieces of a link', async ({ visitor }) => {
    await visitor.open('/area-irregular-shapes-calculator/#segmentValue=1&segmentValue=20&segmentValue=300')
    await expect.poll(() => visitor.count(field('segmentValue'))).toBe(3)
    await visitor.reload()
    await expect.poll(() => visitor.count(field('segmentValue'))).toBe(3)
    await visitor.calculate()
    await expect.poll(() => visitor.text(output('area'))).toBe('321')
  })

  test('Back keeps a choice, and with it the field that it asks for', async ({ visitor }) => {
    await visitor.open('/cfm-to-tons-calculator/')
    await visitor.hydrated()
    await visitor.fillIn({ conversion: 'tons-to-cfm' })
    await visitor.fillIn({ tons: '3' })
    await visitor.click(ABOUT)
    await expect.poll(visitor.address).toBe('/about/')
    await visitor.back()
    await expect.poll(visitor.address).toBe('/cfm-to-tons-calculator/')
    await expect.poll(() => visitor.value(field('conversion'))).toBe('tons-to-cfm')
    await expect.poll(() => visitor.sees(field('tons'))).toBe(true)
    expect(await visitor.sees(field('cfm'))).toBe(false)
    await visitor.calculate()
    await expect.poll(() => visitor.text(output('cfm'))).toBe('2,222.22')
  })
})
