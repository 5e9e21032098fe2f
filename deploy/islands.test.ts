import { expect, it } from 'vitest'
import { tidied } from './tidy'

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')
const written = (props: unknown, value: unknown = true) =>
  `<astro-island uid="Z1" prefix="r1" component-url="/a.js" props="${escaped(props)}" ssr client="use" opts="${escaped({ name: 'Form', value })}" await-children><p>&quot;</p><!--astro:end--></astro-island>`
const read = (props: unknown, more = '') =>
  `<astro-island prefix="r1" component-url="/a.js" props="${escaped(props)}"${more} ssr><p>&quot;</p></astro-island>`
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`

it('writes islands as our element reads them: plain properties, and nothing that it does not read', () => {
  const props = {
    one: [0, 'a "b" & c'],
    none: [0],
    list: [
      1,
      [
        [0, 'x'],
        [1, [[0, 2]]],
      ],
    ],
  }
  expect(tidied(page(written(props)))).toBe(
    page(read({ one: 'a "b" & c', list: ['x', [2]] }).replace('& c', '&amp; c')),
  )
  expect(tidied(page(written({}, 'idle')))).toBe(page(read({}, ' idle')))
})

it('leaves a page that it has written', () => {
  const once = tidied(page(written({ list: [1, [[0, 'x']]] }, 'idle')))
  expect(tidied(once)).toBe(once)
})

it.each([
  ['a date', [3, '2026-01-01']],
  ['an object', [0, { a: [0, 1] }]],
])('refuses %s, which our element would hand over as it is written', (_, value) => {
  expect(() => tidied(page(written({ value })))).toThrow('src/form/island.ts')
})

it("takes out the framework's element, and what the directive says to it", () => {
  const element = 'customElements.get("astro-island")||customElements.define("astro-island",f)'
  const directive = (said: string) => `(()=>{var a=1;${said}})();`
  const said = '(self.Astro||(self.Astro={})).use=T;window.dispatchEvent(new Event("astro:use"));'
  expect(tidied(page(`<script>${directive(said)}\n</script><script>${element}</script>`))).toBe(
    page(`<script>${directive('')}</script>`),
  )
})
