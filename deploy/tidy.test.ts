import { describe, expect, it } from 'vitest'
import { tidied } from './tidy'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

describe('what the build changes in a page', () => {
  it('leaves all else as it is, down to the byte', () => {
    const odd = page(
      '<meta charset="utf-8"><title>a &amp; b</title>',
      '<input disabled value=x noValidate="">\n<!-- --><p>1<p>2<br/>',
    )
    expect(tidied(odd)).toBe(odd)
  })

  it('puts styles into one, in their order, with a semicolon only where one is missing', () => {
    expect(
      tidied(
        page('<style>@layer a, b</style><title>t</title><style>@layer b{p{}}</style><style>i{}</style>'),
      ),
    ).toBe(page('<style>@layer a, b;@layer b{p{}}i{}</style><title>t</title>'))
  })

  it('keeps apart what only looks like a style or a script', () => {
    const text = page(
      '<style media="print">p{}</style><style>i{}</style>',
      '<script type="application/json">"<style>a</style><script>"</script><script>1</script><p>&lt;style&gt;',
    )
    expect(tidied(text)).toBe(text)
  })

  it('puts scripts that stand side by side into one', () => {
    expect(tidied(page('', '<script>a()</script><script>b()</script><p></p><script>c()</script>'))).toBe(
      page('', '<script>a();b()</script><p></p><script>c()</script>'),
    )
  })

  it("takes out the framework's style in the body", () => {
    const island = '<astro-island ssr><p>uid="kept"</p></astro-island>'
    expect(tidied(page('', `<style>astro-island{display:contents}</style>${island}`))).toBe(page('', island))
  })

  it('takes out styles of what is not on the page, but not of what scripts draw', () => {
    const files: Record<string, string> = {
      here: '/src/site/faq.module.css',
      gone: '/src/site/sample.module.css',
      form: '/src/form/result.module.css',
      found: '/src/site/search/search.module.css',
      own: '/src/calculators/a-calculator/history.module.css',
      other: '/src/calculators/b-calculator/history.module.css',
    }
    const styled = (...names: string[]) =>
      page(`<style>${names.map((name) => `.${name}{b:c}`).join('')}</style>`, '<p class="x here"></p>')
    expect(tidied(styled(...Object.keys(files), 'global'), '/a-calculator/', (name) => files[name])).toBe(
      styled('here', 'form', 'found', 'own', 'global'),
    )
  })
})
