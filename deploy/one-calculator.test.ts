import { afterAll, beforeAll, expect, it } from 'vitest'
import { devServer } from '../test/dev-server.ts'
import { oneCalculator } from './one-calculator.ts'

const server = await devServer(oneCalculator)
afterAll(() => server.close())

/** What the development server knows a file to import. */
async function importedBy(file: string): Promise<string[]> {
  const { ssr } = server.environments
  await ssr.transformRequest(file)
  const module = await ssr.moduleGraph.getModuleByUrl(file)
  return [...(module?.importedModules ?? [])].map(({ url }) => url)
}

let found: string[]
beforeAll(async () => {
  found = await importedBy('/src/site/page-text.ts')
})

it('leaves the text and the form of a calculator unread until its page is asked for', () => {
  expect(found).toContain('/src/site/calculator-files.ts')
  expect(found.filter((url) => /\.(?:mdx|astro)$|published/.test(url))).toEqual([])
})

it('has the styles of all forms', () => {
  expect(found).toContain('/src/form/fields.module.css')
  expect(found).toContain('/src/calculators/area-irregular-shapes-calculator/segments.module.css')
})

it('reads a text without what it imports', async () => {
  const text = '/src/calculators/ebay-fee-calculator/content.mdx?raw'
  expect(await importedBy('/src/site/calculator-pages.ts')).toContain(text)
  expect(await importedBy(text)).toEqual([])
  const { default: words } = await server.ssrLoadModule(text)
  expect(words).toContain('title: ')
})
