/** A slow line and visitors who do not wait: what is typed and pressed at once gives the right result. */
import { complaintsOf } from './complaints'
import { forget, OLDER_LANGUAGE } from './older-language'
import { expect, fill, form, type Inputs, output, press, test } from './site'

/** 400 kbit/s and 400 ms to the server and back. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

const HASTE: [path: string, inputs: Inputs, key: string, text: string][] = [
  [
    '/ebay-fee-calculator/',
    { itemPrice: '40', shippingCharged: '5', promotedListingRate: '2.5' },
    'net',
    '$36.59',
  ],
  ['/paypal-gebuehrenrechner/', { betrag: '1250', international: 'ja' }, 'netto', '1.143,52 €'],
  ['/ideal-waist-size-calculator/', { gender: 'male', height: '68', waist: '34' }, 'whtr', '0.50'],
]

// Most of it is waiting, so the three wait at the same time, each in a browser that has nothing and on a line of its own.
test('a press that came before the script is answered, on every kind of page', async ({ browser }) => {
  const visits = HASTE.map(([path, inputs, key, text]) =>
    test.step(path, async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const complaints = complaintsOf(page)
      await page.addInitScript(forget, OLDER_LANGUAGE)
      const line = await context.newCDPSession(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', SLOW)
      await page.goto(path, { waitUntil: 'commit' })
      await form(page).locator('button[type=submit]').waitFor()
      await fill(page, inputs)
      await press(page)
      await expect(output(page, key)).toHaveText(text, { timeout: 20_000 })
      await context.close()
      expect(complaints).toEqual([])
    }),
  )
  await Promise.all(visits)
})
