import { expect, it } from 'vitest'
import { text } from './drawing'
import { lightColour, styleFor } from './look'

it('has the colours of the site, light and dark, and only the rules it needs', () => {
  const style = styleFor(text(0, 0, 'fees', 'in-taken'))
  const [light = '', dark = ''] = style.split('@media(prefers-color-scheme:dark)')
  expect(lightColour('taken')).toBe('#b4501e')
  expect(light).toContain('.in-taken{fill:#b4501e;font-weight:700}')
  expect(light).toMatch(/^text\{font-size:13px;font-family:system-ui[^;]*;fill:#1a2126\}/)
  expect(dark).toBe('{text{fill:#e9ecea}.in-taken{fill:#f0a070}}')
  expect(style).not.toContain('.in-kept')
})

it('is drawn on dark paper in the colours of the dark site', () => {
  const looks =
    'muted in-kept on-fill on-base halo grid axis line-gold base taken-soft taken-2 soft sunken dot'
  const [, dark = ''] = styleFor(`<path class="${looks}"/>`).split('@media(prefers-color-scheme:dark)')
  expect(dark.slice(1, -1).split(/(?<=\})/)).toEqual([
    'text{fill:#e9ecea}',
    '.muted{fill:#a5b0b6}',
    '.in-kept{fill:#5fd0b4}',
    '.on-fill{fill:#06251e}',
    '.on-base{fill:#101316}',
    '.halo{stroke:#14171a}',
    '.grid{stroke:#2e353b}',
    '.axis{stroke:#6c767d}',
    '.line-gold{stroke:#d8b45a}',
    '.base{fill:#b9c3c8}',
    '.taken-soft{fill:#8f5636}',
    '.taken-2{fill:#c87a4a}',
    '.soft{fill:#17332c}',
    '.sunken{fill:#101316}',
    '.dot{fill:#14171a;stroke:#e9ecea}',
  ])
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
