/**
 * Styles of what is lazy come with its script, so that no page carries them; their class names
 * are not hashed. Each sheet is one rule: a layer with everything in it.
 */
export function addStyles(layer: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(layer)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Browsers without constructable style sheets take the rule into one that the page came with.
    document.styleSheets[0]?.insertRule(layer, document.styleSheets[0].cssRules.length)
  }
}
