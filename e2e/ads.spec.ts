/** Advertising switched on, with stand-in providers on loopback: a build of its own, served with its own policy. */
import { readFileSync } from 'node:fs'
import { ANOTHER_HOST, FOLDER, openAdSite } from './ad-site'
import { inHeader } from './calculators'
import { expect, hold, output, press, test } from './site'

const STUBHUB = '/stubhub-fee-calculator/'
const PAYPAL = '/paypal-gebuehrenrechner/'

let ads: Awaited<ReturnType<typeof openAdSite>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  ads = await openAdSite()
})

test.beforeEach(() => {
  ads.asked.length = 0
})

test.afterAll(() => ads?.close())

test('the slot has its space before the ad arrives, nothing moves when it does, and no frame is left of none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: entry })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const letThrough = await hold(page, '**/ads.js*')
  const response = await page.goto(`${ads.site}${STUBHUB}`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(ads.provider)
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy.match(/'unsafe-[^']*'/g), 'of styles alone').toEqual(["'unsafe-inline'"])
  for (const kind of ['script', 'img', 'connect', 'frame'])
    expect(policy).toMatch(new RegExp(`${kind}-src [^;]* ${ANOTHER_HOST}`))
  const slot = page.getByRole('region', { name: 'Advertisement' })
  const space = page.locator('section:has(> [data-ad-slot])')
  await expect(slot, 'no frame and no label before the ad').toHaveCount(0)
  const before = await space.boundingBox()
  expect(before?.height).toBeGreaterThan(280)
  // What moved while the page itself arrived is not the ad's doing.
  await page.evaluate(() => Object.assign(window, { shifts: 0 }))
  letThrough()
  await expect(slot).toContainText('An advertisement')
  expect(ads.asked).toEqual(['/consent.js', '/ads.js?client=ca-pub-1234567890'])
  await expect(slot.getByText('Advertisement', { exact: true })).toBeVisible()
  expect(await space.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  const wait = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const ad = performance.getEntriesByType('resource').find(({ name }) => name.includes('/ads.js'))
    return (ad?.startTime ?? 0) - (opened?.loadEventStart ?? 0)
  })
  expect(wait, 'milliseconds after the page has loaded').toBeGreaterThanOrEqual(1000)
  await test.step('who asks for consent is seen where its own style puts it', async () => {
    const dialog = page.getByText('May we?')
    await expect(dialog).toHaveCSS('position', 'fixed')
    await expect(dialog).toBeInViewport()
  })
  await press(page)
  await expect(output(page, 'total')).toHaveText('$133.00')
  await test.step('a provider with nothing to show leaves no frame and no label', async () => {
    await expect(slot).toContainText('An advertisement')
    await page.locator('ins.adsbygoogle').evaluate((ad) => ad.setAttribute('data-ad-status', 'unfilled'))
    await expect(slot).toHaveCount(0)
  })
})

for (const [path, label] of [
  [STUBHUB, 'Advertisement'],
  [PAYPAL, 'Anzeige'],
] as const)
  test(`${path} shows nothing without a yes of those who have to be asked`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { isAsked: true }))
    const outside: string[] = []
    page.on('request', (request) => request.url().startsWith(ads.site) || outside.push(request.url()))
    await page.clock.install()
    const response = await page.goto(`${ads.site}${path}`, { waitUntil: 'load' })
    expect(response?.headers()['content-security-policy']).toContain(ads.asker)
    await page.clock.runFor('00:05')
    await page.waitForFunction(() => 'agree' in window)
    await page.clock.runFor('10:00')
    expect(outside).toEqual([`${ads.asker}/consent.js`])
    const visitor = await page.evaluateHandle(
      () => window as unknown as Record<'agree' | 'refuse', () => void>,
    )
    await visitor.evaluate(({ refuse }) => refuse())
    await page.clock.runFor('10:00')
    // Whatever a no had asked for would have been asked for before this.
    await page.evaluate(() => fetch('/favicon.svg'))
    expect(outside).toEqual([`${ads.asker}/consent.js`])
    await expect(page.getByRole('region', { name: label })).toHaveCount(0)
    await visitor.evaluate(({ agree }) => agree())
    await expect(page.getByRole('region', { name: label })).toContainText('An advertisement')
    expect(ads.asked).toContain('/ads.js?client=ca-pub-1234567890')
  })

test('ads.txt names the publisher', () => {
  expect(readFileSync(`${FOLDER}/ads.txt`, 'utf8')).toContain('google.com, pub-1234567890, DIRECT')
})

test('other pages have no slot and keep the strict policy; pages of the site say as configured who is responsible', async ({
  page,
}) => {
  const response = await page.goto(`${ads.site}${inHeader.path}`)
  expect(response?.headers()['content-security-policy']).not.toContain(ads.provider)
  await expect(page.locator('[data-ad-slot]')).toHaveCount(0)
  const text = page.locator('main')
  for (const path of ['/privacy-policy/', '/about/', '/contact/', '/terms-of-service/']) {
    await page.goto(`${ads.site}${path}`)
    if (path === '/privacy-policy/') {
      await expect(text).toContainText('advertising: StubHub Fee Calculator, PayPal-Gebührenrechner.')
      await expect(text).not.toContainText('shows no advertising')
    }
    await expect(text).toContainText('This site is run by Ada Lovelace, 12 St James’s Square, London.')
    await expect(text.getByRole('link', { name: 'ada@example.com' })).toBeVisible()
  }
})

test.describe('a provider that fails', () => {
  test.use({ mayComplain: /advertisement is left out|Failed to load resource/ })

  test('is logged, and the page works all the same', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('**/ads.js*', (route) => route.abort())
    // The ad is asked for a while after the page has loaded.
    await page.clock.install()
    await page.goto(`${ads.site}${STUBHUB}`)
    await expect
      .poll(() => page.clock.runFor(1000).then(() => warnings.join()))
      .toContain('advertisement is left out')
    // Out of sight, the space closes.
    await expect(page.locator('[data-ad-slot]')).toHaveCount(0)
    await press(page)
    await expect(output(page, 'total')).toHaveText('$133.00')
  })

  test('leaves no frame and no label where it would be seen, and nothing moves', async ({ page }) => {
    const letThrough = await hold(page, '**/ads.js*', 'abort')
    let asked = false
    page.on('request', (request) => {
      asked ||= request.url().includes('/ads.js')
    })
    await page.clock.install()
    await page.goto(`${ads.site}${STUBHUB}`)
    const space = page.locator('section:has(> [data-ad-slot])')
    await space.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = await space.boundingBox()
    await expect.poll(() => page.clock.runFor(1000).then(() => asked)).toBe(true)
    const failed = page.waitForEvent('requestfailed')
    letThrough()
    await failed
    await expect(space).toBeHidden()
    await expect(page.getByRole('region', { name: 'Advertisement' })).toHaveCount(0)
    expect(await space.boundingBox()).toEqual(before)
  })
})

test('switched off, nothing of it is in the page', () => {
  for (const path of [STUBHUB, PAYPAL])
    expect(readFileSync(`dist${path}index.html`, 'utf8')).not.toContain('data-ad')
})
