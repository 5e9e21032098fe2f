/** The page as the browser prints it. WebKitGTK cannot be told to print. */
import { extractText } from 'unpdf'
import { calculate, css, field, output } from './targets.ts'
import { expect, test } from './test.ts'

test('a printed result begins on the first page, with what it was worked out from', async ({
  visitor,
  engineName,
}) => {
  await visitor.open('/ebay-fee-calculator/')
  await visitor.fill(field('itemPrice'), '40')
  await visitor.click(calculate)
  await expect.poll(() => visitor.text(output('gross'))).toBe('$55.00')
  expect(visitor.tab.pdf !== undefined).toBe(engineName !== 'WebKit')
  if (!visitor.tab.pdf) return
  const { text } = await extractText(new Uint8Array(await visitor.tab.pdf()), { mergePages: false })
  const first = text[0]?.replace(/\s+/g, ' ')
  // Of some fonts figures cannot be read back from a file, so the line is looked for by its name.
  for (const said of ['eBay Fee Calculator', 'Results', await visitor.text(css('#net-label'))])
    expect(first).toContain(said)
  for (const page of text) expect(page.trim()).not.toBe('')
})
