import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { text } from './drawing'
import { lightColour, styleFor } from './look'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

it('has the colours of the site, light and dark, and only the rules it needs', () => {
  const style = styleFor(text(0, 0, 'fees', 'in-taken'))
  const [light = '', dark = ''] = style.split('@media(prefers-color-scheme:dark)')
  expect(tokens).toContain(`--taken: light-dark(${lightColour('taken')}, `)
  expect(light).toContain(`.in-taken{fill:${lightColour('taken')};font-weight:700}`)
  expect(dark).toMatch(/\.in-taken\{fill:#[0-9a-f]{6}\}/)
  expect(style).not.toContain('.in-kept')
})

it('stops the build where a look or a colour does not exist', () => {
  expect(() => styleFor('<path class="line-blue"/>')).toThrow('No look named "line-blue"')
  expect(() => lightColour('blue')).toThrow('src/styles/tokens.css has no colour "--blue"')
})

it('writes what a label says, whatever it says', () => {
  expect(text(1.26, 2, 'a < b & "c"', 'end')).toBe(
    '<text x="1.3" y="2" class="end">a &lt; b &amp; &quot;c&quot;</text>',
  )
})
