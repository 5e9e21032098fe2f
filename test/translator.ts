/** What a browser's translator does to a page. */

/**
 * Runs in the page: rewrites the language and wraps every text in two elements of its own, now and whenever another text
 * appears, until it is told to stop.
 */
export function translator(): () => void {
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
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      if (type === 'characterData') wrap(target.parentNode ?? target)
      else for (const node of addedNodes) if (mayTouch(node)) wrap(node.parentNode ?? node)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
