/** Visitors without script, those who want nothing to move, and those who space letters out to read them. */
import { ofEachKind } from './calculators'
import { expect, field, form, hydrated, test } from './site'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  // One visitor reads all kinds: without script no page knows of the one before. What each page says is in `frame.spec.ts`.
  test('a calculator says what needs script, and can be read', async ({ page }) => {
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
  })

  test('rates can be read', async ({ page }) => {
    await page.goto('/copart-fees-calculator/')
    await expect(page.getByRole('table').filter({ hasText: '$499.99' }).first()).toBeVisible()
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
  for (const width of [320, 1024, 1280])
    for (const path of ['/', '/ebay-fee-calculator/']) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets.push(sheet)
      }, spacing)
      expect.soft(await outside(), `${path} at ${width} px`).toEqual([])
    }
})
