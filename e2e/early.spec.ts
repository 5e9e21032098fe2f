/** The form before its script has come, and when it never comes. Without script at all: `other-settings.spec.ts`. */
import type { Page, Route } from '@playwright/test'
import { FAULTS } from './faults'
import { expect, field, fill, form, holdScripts, hydrated, output, press, results, test } from './site'

const EBAY = '/ebay-fee-calculator/'

/** Opens a page whose script does not come until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await holdScripts(page)
  await page.goto(path)
  return async () => {
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
    letThrough()
  }
}

test.describe('before the script arrives', () => {
  test('a press is answered when it does, and rates are listed; nothing typed is lost, and nobody is fetched back', async ({
    page,
  }) => {
    await test.step('typing survives and a press is answered when it does', async () => {
      const letThrough = await openHeld(page, EBAY)
      await field(page, 'itemPrice').fill('40')
      await field(page, 'shippingCharged').fill('5')
      await field(page, 'promotedListingRate').fill('2.5')
      await press(page)
      expect(await results(page)).toEqual({})
      const waiting = form(page).locator('button[aria-busy]')
      await expect(waiting).toHaveCSS('opacity', '0.5')
      await letThrough()
      await expect(output(page, 'net')).toHaveText('$36.59')
      await expect(field(page, 'itemPrice')).toHaveValue('40')
      await expect(waiting).toHaveCount(0)
    })
    await test.step('who has gone on to read is not fetched back when it does', async () => {
      const letThrough = await openHeld(page, EBAY)
      await press(page)
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await letThrough()
      await expect(output(page, 'net')).toHaveText('$96.53')
      await page.evaluate(() =>
        new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
      )
      await expect(footer).toBeInViewport()
    })
    await test.step('rates opened early are listed when it does', async () => {
      const letThrough = await openHeld(page, EBAY)
      await form(page).getByText('Rates used').click()
      await letThrough()
      await expect(form(page).getByLabel('Final value fee')).toHaveValue('12.9')
    })
  })

  test('a field entered in the moment the script takes over is typed into anew', async ({ page }) => {
    await page.addInitScript(() => {
      const typed = new InputEvent('beforeinput', { data: '1e3', bubbles: true, cancelable: true })
      const enter = () => {
        const price = document.querySelector<HTMLInputElement>('[name=itemPrice]')
        price?.focus()
        price?.dispatchEvent(typed)
      }
      addEventListener('DOMContentLoaded', () => {
        const island = document.querySelector('main astro-island') as Element
        new MutationObserver(enter).observe(island, { attributeFilter: ['ssr'] })
      })
    })
    await page.goto(EBAY)
    await hydrated(page)
    await press(page)
    await expect(output(page, 'net')).toHaveText('$854.33')
    await expect(field(page, 'itemPrice')).toHaveValue('1e3')
  })

  test('a choice survives, shows what it asks for at once, and asks in the words that fit', async ({
    page,
  }) => {
    await test.step('a choice survives', async () => {
      const letThrough = await openHeld(page, '/copart-fees-calculator/')
      await fill(page, { buyerType: 'broker', includeShipping: 'true' })
      await letThrough()
      await hydrated(page)
      await press(page)
      await expect(output(page, 'documentationFee')).toHaveText('$75.00')
      await expect(output(page, 'shippingFee')).toHaveText('$600.00')
    })
    await test.step('a choice shows the field that it asks for at once', async () => {
      const letThrough = await openHeld(page, '/area-per-person-calculator/')
      await expect(field(page, 'people')).toBeHidden()
      await field(page, 'mode').selectOption('people-to-area')
      await expect(field(page, 'area')).toBeHidden()
      await field(page, 'people').fill('12')
      await letThrough()
      await press(page)
      await expect(output(page, 'requiredArea')).toHaveText('1,200')
      await form(page).getByRole('button', { name: 'Reset' }).click()
      await expect(field(page, 'area')).toBeVisible()
      await expect(field(page, 'people')).toBeHidden()
    })
    await test.step('a choice asks in the words that fit it at once', async () => {
      await openHeld(page, '/ideal-waist-size-calculator/')
      await expect(field(page, 'height')).toHaveAccessibleName('Height in inches')
      await field(page, 'units').selectOption('metric')
      await expect(field(page, 'height')).toHaveAccessibleName('Height in centimeters')
      await expect(field(page, 'height')).toHaveAccessibleDescription('A height of 1.70 m is 170.')
      await expect(form(page).getByText('cm', { exact: true }).first()).toBeVisible()
    })
    await test.step('two choices ask together in the words that fit', async () => {
      await openHeld(page, '/db-to-watts-calculator/')
      const level = field(page, 'value')
      await expect(level).toHaveAccessibleName('Level in dBm')
      await field(page, 'dbType').selectOption('dbw')
      await expect(level).toHaveAccessibleName('Level in dBW')
      await field(page, 'conversion').selectOption('watts-to-db')
      await expect(level).toHaveAccessibleName('Power in watts')
      await expect(level).toHaveAccessibleDescription('Above 0. A milliwatt is 0.001 W.')
      await field(page, 'conversion').selectOption('db-to-watts')
      await expect(level).toHaveAccessibleDescription('No result at 0: 0 dBm is 1 mW, 0 dBW is 1 W.')
    })
  })

  test('every other button is answered too, and Reset takes earlier presses back', async ({ page }) => {
    await test.step('each press is answered once and in its order', async () => {
      const letThrough = await openHeld(page, '/area-irregular-shapes-calculator/')
      await field(page, 'segmentValue').fill('12.5')
      const add = form(page).getByRole('button', { name: 'Add segment' })
      await add.click()
      await add.click()
      await press(page)
      await letThrough()
      await expect(output(page, 'area')).toHaveText('12.5')
      await expect(field(page, 'segmentValue')).toHaveCount(3)
      await add.click()
      await expect(field(page, 'segmentValue')).toHaveCount(4)
    })
    await test.step('Reset takes earlier presses back', async () => {
      const letThrough = await openHeld(page, '/centipoise-centistokes-calculator/')
      await form(page).getByRole('button', { name: 'Diesel' }).click()
      await press(page)
      await form(page).getByRole('button', { name: 'Reset' }).click()
      await letThrough()
      await hydrated(page)
      await expect(field(page, 'density')).toHaveValue('')
      expect(await results(page)).toEqual({})
    })
  })
})

test.describe('when the script cannot be loaded', () => {
  test.use({ mayComplain: /Failed to load|astro-island|SyntaxError/ })

  const NEVER: [why: string, price: string, answer: (route: Route) => Promise<void>][] = [
    ['the connection breaks', '41', FAULTS.refused],
    ['half of it comes', '42', FAULTS.truncated],
    ['the site was renewed since', '40', FAULTS['not found']],
  ]
  test('the form says so and the page stays, until another try succeeds, which keeps what was typed', async ({
    page,
  }) => {
    // Each fault lasts until the page is loaded anew: a form that wakes under the pointer takes the button away.
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++
    })
    await page.route('**/_astro/*.js', (route) => NEVER[loads - 1]?.[2](route) ?? route.continue())
    await page.goto(EBAY)
    for (const [why, price] of NEVER)
      await test.step(`because ${why}`, async () => {
        await field(page, 'itemPrice').fill(price)
        await press(page)
        await expect(page.getByText('The calculator did not load.')).toBeVisible()
        await expect(form(page).locator('[aria-busy]')).toHaveCount(0)
        await expect(field(page, 'itemPrice')).toHaveValue(price)
        await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
        const again = page.waitForEvent('load')
        await page.getByRole('button', { name: 'Reload with these figures' }).click()
        await again
        await expect(page).toHaveURL(`${EBAY}#itemPrice=${price}`)
      })
    await hydrated(page)
    await expect(field(page, 'itemPrice')).toHaveValue('40')
    await press(page)
    await expect(output(page, 'gross')).toHaveText('$55.00')
  })

  test('because it never answers, the form says so after a press, and takes it back', async ({ page }) => {
    await page.clock.install()
    const letThrough = await holdScripts(page)
    await page.goto(EBAY)
    await press(page)
    await page.clock.fastForward(11_000)
    await expect(page.getByText('The calculator did not load.')).toBeVisible()
    letThrough()
    await expect(output(page, 'net')).toHaveText('$96.53')
    await expect(page.getByText('The calculator did not load.')).toBeHidden()
  })
})
