/** Visitors without script, those who want nothing to move, and those who space letters out to read them. */
import { ofEachKind } from './calculators'
import { WIDE } from './search'
import { expect, field, form, hydrated, press, slugs, test } from './site'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  // One visitor reads all kinds: without script no page knows of the one before. What each page says is in `frame.spec.ts`.
  test('every page says what needs script, and can be read; a press does nothing', async ({ page }) => {
    for (const { path } of ofEachKind)
      await test.step(path, async () => {
        await page.goto(path)
        await expect.soft(form(page).locator('noscript p')).toBeVisible()
        const examples = page.locator('main dl')
        await expect.soft(examples.filter({ hasText: /\d/ }).nth(1)).toBeVisible()
        const question = page.locator('main details').last()
        await question.locator('summary').click()
        await expect.soft(question.locator('p')).toBeVisible()
      })
    await test.step('rates can be read', async () => {
      await page.goto('/copart-fees-calculator/')
      await expect(page.getByRole('table').filter({ hasText: '$499.99' }).first()).toBeVisible()
    })
    await page.setViewportSize(WIDE)
    await test.step('a press does not reload the page, and the form says what it needs', async () => {
      await page.goto('/ebay-fee-calculator/')
      await field(page, 'itemPrice').fill('40')
      await press(page)
      expect(page.url()).toMatch(/\/ebay-fee-calculator\/$/)
      await expect(field(page, 'itemPrice')).toHaveValue('40')
      await expect(page.locator('noscript p', { hasText: 'This form needs JavaScript' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Worked examples' })).toBeVisible()
    })
    await test.step('on home there is no field to search in, and every card', async () => {
      await page.goto('/')
      await expect(page.locator('search input:visible')).toHaveCount(0)
      await expect(page.locator('main li:visible')).toHaveCount(slugs.length)
      await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
    })
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  test('nothing moves by itself', async ({ page }) => {
    const moving = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('*')].flatMap((element) => {
          const style = getComputedStyle(element)
          const seconds = `${style.transitionDuration},${style.animationDuration}`
            .split(',')
            .map(Number.parseFloat)
          const isMoving = Math.max(...seconds) > 0.01 || style.scrollBehavior === 'smooth'
          return isMoving ? [`${element.tagName} ${element.className}`] : []
        }),
      )
    await page.goto('/ebay-fee-calculator/')
    await hydrated(page)
    await field(page, 'itemPrice').press('Enter')
    await expect(page.locator('output').first()).toBeVisible()
    expect(await moving()).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await moving()).toEqual([])
    await page.goto('/')
    expect(await moving()).toEqual([])
  })
})

test('with letters and lines spaced out nothing is cut off', async ({ page }) => {
  /** As much as WCAG 1.4.12 names. */
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, main a, button, input, summary, h1, h2, p')].flatMap(
        (element) => {
          const { left, right, width } = element.getBoundingClientRect()
          const isSeen = width > 1 && left >= 0 && element.checkVisibility()
          const isCut = right > document.documentElement.clientWidth || element.scrollWidth > Math.ceil(width)
          return isSeen && isCut ? [element.textContent] : []
        },
      ),
    )
  for (const path of ['/', '/ebay-fee-calculator/']) {
    await page.goto(path)
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await outside(), `${path} at ${width} px`).toEqual([])
    }
  }
})
