/** What a browser's translator does to a page, and what the page still does after it. */
import type { Page } from '@playwright/test'
import { agreedOf } from '../test/agreed'
import { expect, field, fill, form, holdScripts, hydrated, output, press, slugs, test } from './site'
import { expectByOracle } from './visit/by-oracle'

/** Rewrites the language and wraps every text in two elements of its own, now and whenever another text appears. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'fr'
    document.documentElement.classList.add('translated-ltr')
    const mayTouch = (node: Node) => {
      const element = node.parentElement
      return element && !element.closest('[translate=no], script, style, noscript, svg, font')
    }
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.textContent?.trim() && mayTouch(node)) texts.push(node)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        // Other words than the page's own.
        inner.textContent = `${text.textContent} ·`
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        if (type === 'characterData') wrap(target.parentNode ?? target)
        else for (const node of addedNodes) if (mayTouch(node)) wrap(node.parentNode ?? node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

for (const slug of slugs)
  test(`${slug}: translated after the script or before it, the form is the same and each press shows its figures`, async ({
    page,
  }) => {
    const { cases, inputs } = agreedOf(slug)
    const main = inputs.find(({ name, kind }) => kind === 'number' && name !== 'age')?.name ?? ''
    await test.step('after it, a second press shows the new figures', async () => {
      await page.goto(`/${slug}/`)
      await hydrated(page)
      await translate(page)
      await fill(page, cases[0]?.inputs ?? {})
      await press(page)
      await expect(page.locator('main output').first()).toBeVisible()
      await field(page, main).first().fill('77')
      await press(page)
      await expectByOracle(page, slug)
    })
    await test.step('before it, the very same form is taken over', async () => {
      const letThrough = await holdScripts(page)
      await page.goto(`/${slug}/`)
      await translate(page)
      const single = Object.entries(cases[0]?.inputs ?? {}).filter(([, value]) => typeof value !== 'object')
      await fill(page, Object.fromEntries(single))
      const first = await form(page).elementHandle()
      letThrough()
      await hydrated(page)
      await press(page)
      await expectByOracle(page, slug)
      expect(await first?.evaluate((element) => element.isConnected)).toBe(true)
    })
  })

test('everything around the result works on a translated page', async ({ page }) => {
  await page.goto('/stripe-fees-calculator/')
  await hydrated(page)
  await translate(page)
  await press(page)
  await page.getByText('The same money elsewhere').click()
  await expect(page.locator('details li').first()).toBeVisible()
  await page.getByLabel('I want to receive').fill('100')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('$103.30').first()).toBeVisible()
  await page.getByLabel('I want to receive').fill('200')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('$206.28').first()).toBeVisible()
  await form(page).getByText('Rates used').click()
  await form(page).locator('[name^="rate:"]').first().fill('0')
  await press(page)
  await expect(output(page, 'processingFee')).toHaveText('$0.30')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('square')
  await expect(page.getByRole('option').first()).toContainText('Square')
  await page.keyboard.type(' feet')
  await expect(page.getByRole('option').first()).toContainText('Area')
})
