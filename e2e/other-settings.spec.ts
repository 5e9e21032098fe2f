/** Visitors without script, and those who want nothing to move. */
import { expect, field, form, hydrated, slugs, test } from './site'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  // One visitor reads them all: without script no page knows of the one before.
  test('every calculator says what needs script, and can be read', async ({ page }) => {
    for (const slug of slugs)
      await test.step(slug, async () => {
        await page.goto(`/${slug}/`)
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
