/** Nothing blocks the page, nothing is done twice, and what breaks can be restored. */
import { MAX_REPEATED } from '../src/engine/fragment'
import { expect, field, fill, hydrated, output, press, test } from './site'

test('a browser without constructable style sheets keeps its form, and has the styles', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSStyleSheet')
  })
  await page.goto('/ebay-fee-calculator/')
  await press(page)
  await expect(output(page, 'net')).toHaveText('$96.53')
  const copy = page.getByRole('button', { name: 'Copy link' })
  await expect(copy).toBeVisible()
  expect(await copy.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
})

/** Presses after the form is there. */
const FOLLOWING = 10

interface Pressed {
  times: number
  left: number
}

test('a press in the moment in which React takes over counts once', async ({ page }) => {
  // Hydration is in several portions: here a press comes between any two of them, and a few follow.
  await page.addInitScript((following) => {
    const { port1, port2 } = new MessageChannel()
    const pressed = { times: 0, left: Number.POSITIVE_INFINITY }
    Object.assign(window, { pressed })
    port1.onmessage = () => {
      if (pressed.left-- <= 0) return
      document.querySelector<HTMLButtonElement>('form button[aria-label="Change the sign"]')?.click()
      pressed.times++
      port2.postMessage(null)
    }
    addEventListener('DOMContentLoaded', () => {
      const island = document.querySelector('main astro-island')
      new MutationObserver(() => port2.postMessage(null)).observe(island as Element, {
        attributeFilter: ['ssr'],
      })
      document.querySelector('main form')?.addEventListener('hydrated', () => {
        pressed.left = following
      })
    })
  }, FOLLOWING)
  const pressed = () => page.evaluate(() => (window as unknown as { pressed: Pressed }).pressed)
  let times = 0
  // On a busy machine all portions may come in one go, with no moment between them; then once more.
  for (let visits = 1; times <= FOLLOWING; visits++) {
    await page.goto(`/db-to-watts-calculator/?visit=${visits}#value=30`)
    await hydrated(page)
    await expect.poll(async () => (await pressed()).left).toBeLessThan(0)
    times = (await pressed()).times
    await expect(field(page, 'value')).toHaveValue(times % 2 ? '-30' : '30')
  }
})

test.describe('the last resort', () => {
  test.use({ mayComplain: /broken on purpose/ })

  test('pieces of a link come a few at a time; what breaks can be had back as it was filled in', async ({
    page,
  }) => {
    await page.goto('/area-irregular-shapes-calculator/')
    await hydrated(page)

    await test.step('a few pieces at a time, and no more than anybody measures', async () => {
      await page.evaluate(() => {
        const portions: number[] = []
        Object.assign(window, { portions })
        const count = () => document.getElementsByName('segmentValue').length
        let before = count()
        new MutationObserver(() => {
          portions.push(count() - before)
          before = count()
        }).observe(document.querySelector('main form') as Element, { childList: true, subtree: true })
        location.hash = new Array(1000).fill('segmentValue=1').join('&')
      })
      await expect(field(page, 'segmentValue')).toHaveCount(MAX_REPEATED)
      const portions = await page.evaluate(() => (window as unknown as { portions: number[] }).portions)
      expect(portions.reduce((sum, portion) => sum + portion, 1)).toBe(MAX_REPEATED)
      expect(Math.max(...portions)).toBeLessThanOrEqual(6)
      await press(page)
      await expect(output(page, 'area')).toHaveText(String(MAX_REPEATED))
      await expect(page.getByRole('button', { name: 'Add segment' })).toHaveCount(0)
      await expect(page.getByText(`${MAX_REPEATED} pieces at most.`)).toBeVisible()
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(field(page, 'segmentValue')).toHaveCount(1)
      await expect(field(page, 'segmentValue')).toHaveValue('')
    })

    await test.step('what breaks in the form can be had back', async () => {
      await fill(page, { segmentValue: ['12.5', '7'], resultUnit: 'acres' })
      // Nothing known leads there, so the figures themselves are made to break.
      await page.evaluate(() => {
        const replace = String.prototype.replace
        Object.assign(window, { mend: () => Object.assign(String.prototype, { replace }) })
        // biome-ignore lint/suspicious/noExplicitAny: whatever replace takes
        String.prototype.replace = function (this: string, ...args: any[]) {
          if (new Error().stack?.includes('_astro')) throw new Error('broken on purpose')
          // biome-ignore lint/suspicious/noExplicitAny: as above
          return (replace as any).apply(this, args)
        }
      })
      await press(page)
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('500 broken on purpose')
      await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
      await page.getByRole('button', { name: 'Restore the form' }).click()
      await expect(field(page, 'segmentValue')).toHaveCount(2)
      await expect(field(page, 'segmentValue').nth(1)).toHaveValue('7')
      await expect(field(page, 'resultUnit')).toHaveValue('acres')
      await press(page)
      await expect(output(page, 'area')).toHaveText('19.5')
    })
  })
})
