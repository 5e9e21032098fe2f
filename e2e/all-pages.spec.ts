/** What holds on every page: headings in order, room on the narrowest screens and at twice the size, no script needed. */
import {
  expect,
  field,
  form,
  headingProblems,
  hydrated,
  press,
  sidewaysScroll,
  slugs,
  staticPaths,
  test,
} from './site'

test.describe('the narrowest phone, and a desktop at 200%', () => {
  // 1280 px at twice the size leave 640.
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2, mayComplain: /404/ })

  for (const path of [...staticPaths, '/no-such-page/', ...slugs.map((slug) => `/${slug}/`)])
    test(`${path} does not scroll sideways and has its headings in order`, async ({ page }) => {
      await page.goto(path)
      const isCalculator = slugs.some((slug) => path.includes(slug))
      if (isCalculator) {
        await hydrated(page)
        await press(page)
      }
      expect(await headingProblems(page)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  for (const slug of slugs)
    test(`${slug} says what needs script, and can be read`, async ({ page }) => {
      await page.goto(`/${slug}/`)
      await expect(form(page).locator('noscript p')).toBeVisible()
      const examples = page.locator('main dl')
      await expect(examples.filter({ hasText: /\d/ }).nth(1)).toBeVisible()
      const question = page.locator('main details').last()
      await question.locator('summary').click()
      await expect(question.locator('p')).toBeVisible()
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
