/** Tooltips of the buttons below a result: when they open, when they close, and where they stand. */
import type { Page } from '@playwright/test'
import { expect, hydrated, press, test } from './site'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/ebay-fee-calculator/')
  await hydrated(page)
  await press(page)
  await expect(button(page, 'Copy figure')).toBeVisible()
  // From here on time passes only where a test says so.
  await page.clock.pauseAt(Date.now() + 10_000)
})

const button = (page: Page, name: string) => page.getByRole('button', { name })
const tooltip = (page: Page) => page.getByRole('tooltip')

async function hoverLong(page: Page, name: string) {
  await button(page, name).hover()
  await page.clock.runFor(700)
  await expect(tooltip(page)).toBeVisible()
}

/** The pointer goes away, and for so long that the next tooltip has to be waited for again. */
async function goAway(page: Page) {
  await page.mouse.move(0, 0)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1000)
}

test('opens for a pointer that stays, and for the keyboard at once, and closes when it is in the way', async ({
  page,
}) => {
  await test.step('opens after 700 ms', async () => {
    await button(page, 'Copy figure').hover()
    await page.clock.runFor(600)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(tooltip(page)).toHaveText('The figure alone')
    await expect(button(page, 'Copy figure')).toHaveAccessibleDescription('The figure alone')
    await goAway(page)
  })
  await test.step('opens at once where another has just closed, and not where that is longer ago', async () => {
    await hoverLong(page, 'Copy figure')
    await page.mouse.move(0, 0)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(290)
    await button(page, 'Copy breakdown').hover()
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveText('Every line as text')
    await page.mouse.move(0, 0)
    await page.clock.runFor(310)
    await button(page, 'Copy figure').hover()
    await page.clock.runFor(600)
    await expect(tooltip(page)).toHaveCount(0)
    await goAway(page)
  })
  await test.step('stays open while it is pointed at itself', async () => {
    await hoverLong(page, 'Copy figure')
    const box = await tooltip(page).boundingBox()
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 })
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toBeVisible()
    await page.mouse.move(x + width / 2, y - 40, { steps: 5 })
    await expect(tooltip(page)).toHaveCount(0)
    await goAway(page)
  })
  await test.step('a press closes it, and it stays away until the pointer comes back', async () => {
    await hoverLong(page, 'Copy figure')
    await page.mouse.down()
    await expect(tooltip(page)).toHaveCount(0)
    await page.mouse.up()
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toHaveCount(0)
    await goAway(page)
  })
  await test.step('opens for the keyboard at once; Escape closes it, and so does moving on', async () => {
    await button(page, 'Copy figure').focus()
    await page.keyboard.press('Tab')
    await expect(tooltip(page)).toHaveText('Every line as text')
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await expect(button(page, 'Copy breakdown')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tooltip(page)).toHaveText('The figure alone')
    // One at a time, wherever the pointer is.
    await hoverLong(page, 'Copy link')
    await expect(tooltip(page)).toHaveCount(1)
    await expect(tooltip(page)).toContainText('A link that fills in this form')
    await page.mouse.wheel(0, 30)
    await expect(tooltip(page)).toHaveCount(0)
  })
})

test('goes along to a button that the keyboard scrolls to, and stands inside the screen', async ({
  page,
}) => {
  await test.step('goes along', async () => {
    // So narrow that the buttons stand one below the other, whatever font the machine has.
    await page.setViewportSize({ width: 260, height: 500 })
    const [first, second] = [button(page, 'Copy figure'), button(page, 'Copy breakdown')]
    // What comes below the result may still move it.
    await expect(async () => {
      await first.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(second).not.toBeInViewport({ timeout: 500 })
    }).toPass()
    await first.focus()
    await page.evaluate(() =>
      addEventListener('scroll', () => Object.assign(document.body.dataset, { scrolled: true }), {
        once: true,
      }),
    )
    await page.keyboard.press('Tab')
    await page.locator('body[data-scrolled]').waitFor()
    await expect(second).toBeInViewport({ ratio: 1 })
    await expect(tooltip(page)).toHaveText('Every line as text')
    const gap = async () => {
      const [above, own] = [await tooltip(page).boundingBox(), await second.boundingBox()]
      return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (own?.y ?? 0))
    }
    await expect.poll(gap).toBeLessThan(1)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
  })
  for (const [width, height] of [
    [320, 600],
    // Wide enough for two columns, and hardly wider: the last button stands near the edge.
    [880, 800],
  ] as const)
    await test.step(`above its button, or below it at the top, at ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      for (const edge of ['bottom', 'top'] as const)
        for (const name of ['Copy figure', 'Copy breakdown', 'Copy link']) {
          await button(page, name).evaluate(
            (element, block) => {
              document.documentElement.style.scrollPadding = '0'
              element.scrollIntoView({ block })
            },
            edge === 'top' ? ('start' as const) : ('end' as const),
          )
          await page.mouse.move(0, 0)
          await page.clock.runFor(500)
          await button(page, name).dispatchEvent('pointermove', { pointerType: 'mouse' })
          await page.clock.runFor(700)
          const box = await tooltip(page).boundingBox()
          const own = await button(page, name).boundingBox()
          const { x = -1, y = -1, width: wide = 0, height: high = 0 } = box ?? {}
          expect(x).toBeGreaterThanOrEqual(8)
          expect(x + wide).toBeLessThanOrEqual(width - 8)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y + high).toBeLessThanOrEqual(height)
          if (edge === 'bottom') expect(Math.abs(y + high - (own?.y ?? 0))).toBeLessThan(1)
          await button(page, name).dispatchEvent('pointerout', { pointerType: 'mouse' })
          await expect(tooltip(page)).toHaveCount(0)
        }
    })
})
