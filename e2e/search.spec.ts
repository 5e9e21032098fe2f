/** Finding a calculator: the field on home, the field in the menu, and the words that lead to each of them. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Entry } from '../src/site/search/entries'
import { searchIn } from '../src/site/search/match'
import { expect, slugs, test } from './site'

const entries: Entry[] = JSON.parse(readFileSync('dist/search.json', 'utf8'))
const search = searchIn(entries)
const slugOf = ({ path }: Entry) => path.slice(1, -1)
const found = (query: string) => search(query).map(slugOf)

/** Words people use that are not in the name; the calculator is the first that each of them finds. */
const ASKED: Record<string, readonly string[]> = {
  'square-fee-calculator': ['card reader', 'point of sale', 'tap to pay', 'Sqare'],
  'ticketmaster-fee-calculator': ['concert tickets', 'ticket master', 'tikcetmaster', 'Konzertkarten'],
  'copart-fees-calculator': ['salvage car', 'vehicle auction', 'wrecked', 'Autoauktion'],
  'stubhub-fee-calculator': ['resell tickets', 'stub hub', 'stubhb', 'sell my tickets'],
  'venmo-fee-calculator': ['instant transfer', 'friends and family', 'venom', 'vemno'],
  'stripe-fees-calculator': ['merchant fee', 'payment gateway', 'ACH', 'stipe'],
  'cashapp-fee-calculator': ['cashapp', 'cash out', 'instant deposit', 'cash ap'],
  'ebay-fee-calculator': ['sell online', 'ebya', 'e-bay', 'how much does ebay take'],
  'ebay-uk-fee-calculator': ['pounds', 'ebay england', 'VAT', 'Großbritannien'],
  'probate-fees-calculator': ['inheritance', 'will', 'executor', 'proabte', 'Erbschaft'],
  'paypal-gebuehrenrechner': ['paypal fees', 'pay pal', 'gebuehren', 'Gebühren', 'paypal calculator'],
  'ebay-australia-fee-calculator': ['aud', 'ebay au', 'GST', 'aussie dollars'],
  'depop-fee-calculator': ['sell clothes', 'thrift', 'depp', 'second-hand', 'Kleidung'],
  'area-irregular-shapes-calculator': ['square feet', 'sq ft', 'acres', 'lawn', 'Quadratmeter'],
  'centipoise-centistokes-calculator': ['viscosity', 'viscosty', 'motor oil', 'cSt'],
  'mg-per-ml-calculator': ['concentration', 'mg/ml', 'dilute', 'Konzentration'],
  'units-ml-calculator': ['tablespoon', 'tbsp', 'cups to ml', 'recipe', 'Esslöffel', 'essloeffel'],
  'area-per-person-calculator': ['occupancy', 'how many guests', 'venue', 'Personen'],
  'parking-area-calculator': ['car park', 'parkng lot', 'stalls', 'Stellplätze'],
  'carpet-area-calculator': ['built up area', 'apartment', 'RERA', 'Wohnfläche'],
  'commercial-lease-calculator': ['rent', 'NNN', 'triple net', 'landlord', 'Büro'],
  'board-coverage-calculator': ['lumber', 'lumbr', 'decking', 'flooring', 'Dielen'],
  'db-to-watts-calculator': ['loudness', 'LOUDNES', 'sound', 'amplifier', 'lautstaerke'],
  'shelf-life-calculator': ['expiration date', 'best before', 'Arrhenius', 'Haltbarkeit'],
  'cfm-to-tons-calculator': ['air conditioner', 'AC', 'BTU', 'hvac', 'Klimaanlage'],
  'surface-area-pipe-calculator': ['insulation', 'cylinder', 'plumbing', 'Rohr'],
  'ideal-waist-size-calculator': ['belly', 'BMI', 'waistline', 'tummy', 'Bauchumfang'],
}

test('the index holds every calculator once', () => {
  expect(entries.map(slugOf).toSorted()).toEqual(slugs.toSorted())
})

for (const slug of slugs)
  test(`${slug} is found by its name and by other words`, () => {
    const entry = entries.find(({ path }) => path === `/${slug}/`) as Entry
    for (const words of [...entry.names, ...entry.keywords]) expect(found(words), words).toContain(slug)
    for (const words of ASKED[slug] ?? []) expect(found(words)[0], words).toBe(slug)
  })

test('the same words find all that they fit', () => {
  expect(found('merchant fee').toSorted()).toEqual([
    'paypal-gebuehrenrechner',
    'square-fee-calculator',
    'stripe-fees-calculator',
    'venmo-fee-calculator',
  ])
  expect(found('sell clothes')).toEqual(['depop-fee-calculator', 'ebay-fee-calculator'])
  expect(found('square feet')).not.toContain('square-fee-calculator')
  for (const nonsense of ['xyz', 'qwerty', 'mortgage']) expect(found(nonsense)).toEqual([])
})

const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 900 }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function hasNoViolation(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
  }
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a calculator' })

test.describe('on home', () => {
  const status = (page: Page) => page.getByRole('main').getByRole('status')
  const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

  for (const viewport of [PHONE, WIDE])
    test(`typing narrows the cards and says how many are left, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await expect(status(page)).toHaveText(`${slugs.length} calculators`)
      const grid = page.getByRole('main').getByRole('list')
      const place = (await grid.boundingBox())?.y
      await field(page).focus()
      await page.keyboard.type('Sell CLOHTES')
      await expect(status(page)).toHaveText('2 calculators')
      // Home order, whatever the rank.
      await expect(cards(page).getByRole('heading')).toHaveText([
        'eBay Fee Calculator',
        'Depop Fee Calculator',
      ])
      expect((await grid.boundingBox())?.y).toBe(place)
      await hasNoViolation(page)
      await field(page).fill('loudness')
      await expect(status(page)).toHaveText('1 calculator')
      await field(page).fill('xyz')
      await expect(status(page)).toHaveText(
        `No calculator matches "xyz"; clear the field to see all ${slugs.length}`,
      )
      await expect(cards(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
      await expect(status(page)).toHaveText(`${slugs.length} calculators`)
      await expect(cards(page)).toHaveCount(slugs.length)
    })

  test('Enter opens the best match, which is marked', async ({ page }) => {
    await page.goto('/')
    await field(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await page.keyboard.type('cash')
    await expect(cards(page)).toHaveCount(2)
    await expect(page.locator('[data-best]')).toContainText('Cash App Fee Calculator')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/cashapp-fee-calculator/')
  })

  test('Tab leads from the field to what is left', async ({ page }) => {
    await page.goto('/')
    await field(page).focus()
    await page.keyboard.type('belly')
    await expect(status(page)).toHaveText('1 calculator')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ideal-waist-size-calculator/')
  })

  test('every calculator is found by its name', async ({ page }) => {
    await page.goto('/')
    for (const { path, shown } of entries) {
      await field(page).fill(shown.en)
      await expect(status(page)).not.toHaveText(`${slugs.length} calculators`)
      await expect(page.locator(`main a[href="${path}"]`)).toBeVisible()
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('there is no field, and every card', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('input[type=search]:visible')).toHaveCount(0)
      await expect(page.locator('main li:visible')).toHaveCount(slugs.length)
      await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
    })
  })
})

test.describe('in the menu', () => {
  const menu = (page: Page) => page.getByRole('dialog')
  const status = (page: Page) => menu(page).getByRole('status')
  const results = (page: Page) => menu(page).getByRole('listitem')
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click()

  test('nothing of it is loaded before its field is used', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/about/', { waitUntil: 'networkidle' })
    await openMenu(page)
    await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused()
    expect(asked.filter((path) => /search|\.js/.test(path))).toEqual([])
    await field(page).focus()
    await expect.poll(() => asked).toContain('/search.json')
  })

  test('results take the place of the links, on a phone, by keyboard alone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/ebay-fee-calculator/')
    await openMenu(page)
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('square')
    await expect(status(page)).toHaveText(`${found('square').length} calculators`)
    await expect(results(page)).toHaveCount(found('square').length)
    await expect(results(page).first()).toContainText('Square Fee Calculator')
    for (const result of await results(page).getByRole('link').all())
      expect((await result.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await hasNoViolation(page)
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(0).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1).getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/square-fee-calculator/')
    await expect(menu(page)).toBeHidden()
  })

  test('Escape first clears the field, then closes the menu', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/ebay-fee-calculator/')
    await openMenu(page)
    await field(page).fill('waist')
    await expect(results(page)).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(status(page)).toBeEmpty()
    await expect(results(page)).toHaveCount(25)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })

  test('is forgotten when the menu is closed', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/about/')
    await openMenu(page)
    await field(page).fill('xyz')
    await expect(status(page)).toHaveText('No calculator matches "xyz"')
    await expect(menu(page).getByRole('link')).toHaveText(['View All Fee Calculators'])
    await page.getByRole('button', { name: 'Close' }).click()
    await openMenu(page)
    await expect(field(page)).toHaveValue('')
    await expect(results(page)).toHaveCount(25)
  })

  test('a wide screen has a button for it', async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto('/ebay-fee-calculator/')
    const button = page.getByRole('button', { name: 'Search' })
    await button.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('ticktmaster')
    await expect(results(page)).toHaveText([/^Ticketmaster Fee Calculator/])
    await hasNoViolation(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  for (const path of ['/ebay-fee-calculator/', '/paypal-gebuehrenrechner/'])
    test(`the header of ${path} stays on one line with it`, async ({ page }) => {
      await page.setViewportSize(WIDE)
      await page.goto(path)
      const button = page.locator('header').getByRole('button')
      const [links, box] = [
        await page.locator('header nav').first().boundingBox(),
        await button.boundingBox(),
      ]
      expect(links && box && links.x + links.width).toBeLessThanOrEqual(box?.x ?? 0)
      // A scroll bar takes up to 17 px of the 1280.
      const brand = await page.locator('header a').first().boundingBox()
      expect((links?.x ?? 0) - ((brand?.x ?? 0) + (brand?.width ?? 0))).toBeGreaterThanOrEqual(17)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width - 12)
    })

  test('a press beside the panel closes it', async ({ page }) => {
    await page.setViewportSize(WIDE)
    await page.goto('/about/')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.mouse.click(40, 600)
    await expect(menu(page)).toBeHidden()
  })

  test('every calculator is found by its name', async ({ page }) => {
    await page.goto('/about/')
    await page.getByRole('button', { name: 'Search' }).click()
    for (const { path, shown } of entries) {
      await field(page).fill(shown.en)
      await expect(menu(page).locator(`#menu-results a[href="${path}"]`)).toBeVisible()
    }
  })

  test('is German on the German page', async ({ page }) => {
    await page.goto('/paypal-gebuehrenrechner/')
    await page.getByRole('button', { name: 'Suche' }).click()
    const german = page.getByRole('searchbox', { name: 'Rechner finden' })
    await german.fill('lautstaerke')
    await expect(status(page)).toHaveText('1 Rechner')
    await expect(results(page)).toHaveText(['dB in Watt'])
    await german.fill('Gebühren für Händler')
    await expect(results(page)).toHaveText([/^PayPal DEGebühren für private/])
    await expect(results(page).getByRole('link')).toHaveAttribute('aria-current', 'page')
    await hasNoViolation(page)
    await german.fill('xyz')
    await expect(status(page)).toHaveText('Kein Rechner passt zu „xyz“')
  })

  test.describe('when its index cannot be had', () => {
    test.use({ mayComplain: /Failed to load resource/ })

    test('the links stay, and the next use tries again', async ({ page }) => {
      await page.goto('/about/')
      await page.route('**/search.json', (route) => route.abort())
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(status(page)).toHaveText('The search did not load. The home page lists every calculator.')
      await page.keyboard.type('square')
      await expect(status(page)).toContainText('did not load')
      await expect(results(page)).toHaveCount(25)
      await page.unroute('**/search.json')
      await page.getByRole('button', { name: 'Close' }).focus()
      await field(page).focus()
      await expect(results(page).first()).toContainText('Square Fee Calculator')
    })
  })
})
