/** The pictures of the pages: files of their own, asked for when they come near the screen, and never in a script. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pagesIn } from '../deploy/built-pages'
import { inHeader } from './calculators'
import { expect, slugs, test } from './site'

const pages = pagesIn('dist').filter(({ path }) => slugs.includes(path.replaceAll('/', '')))
const images = (html: string) => [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** As far as browsers look ahead for lazy images. */
const NEAR = 2500

for (const { path, html } of pages)
  test(`${path} has one picture, described, sized and lazy`, () => {
    const found = images(html)
    expect(found).toHaveLength(1)
    const [tag = ''] = found
    expect(attribute(tag, 'alt')?.length).toBeGreaterThan(60)
    expect(attribute(tag, 'loading')).toBe('lazy')
    const file = readFileSync(`dist${attribute(tag, 'src')}`, 'utf8')
    expect(file).toContain(` width="${attribute(tag, 'width')}" height="${attribute(tag, 'height')}"`)
    expect(html).toMatch(/<figure><img[^>]*><figcaption>[^<]+<\/figcaption><\/figure>/)
  })

test('nothing that makes pictures reaches a browser', () => {
  const scripts = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(slugs.length)
  for (const name of scripts)
    expect(readFileSync(`dist/_astro/${name}`, 'utf8'), name).not.toContain('prefers-color-scheme')
})

test('a picture is kept for good, since its name changes with its content', async ({ request }) => {
  const [tag = ''] = images(pages[0]?.html ?? '')
  const answer = await request.get(attribute(tag, 'src') ?? '')
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect(existsSync(`dist${attribute(tag, 'src')}.br`)).toBe(true)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`a picture comes when it is near, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme })
    await page.goto(inHeader.path)
    const picture = page.locator('figure img')
    const { top, isComplete } = await picture.evaluate((image: HTMLImageElement) => ({
      top: image.getBoundingClientRect().top - innerHeight,
      isComplete: image.naturalWidth > 0,
    }))
    if (isComplete) expect(top).toBeLessThanOrEqual(NEAR)
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(340)
    const [shown, natural] = await picture.evaluate((image: HTMLImageElement) => [
      image.width / image.height,
      image.naturalWidth / image.naturalHeight,
    ])
    expect(Math.abs((shown ?? 0) - (natural ?? 1))).toBeLessThan(0.02)
  })
