/**
 * Styles of what is fetched when it is used. They come with its script, so that no page carries them; their class names
 * are plain ones, since only they know them. One rule, which is a layer with everything in it.
 */
function addStyles(layer: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(layer)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  } catch {
    // Browsers without constructable style sheets take the rule into one that the page came with.
    document.styleSheets[0]?.insertRule(layer, document.styleSheets[0].cssRules.length)
  }
}

/** A module that has arrived, with its styles in the page. */
export async function withStyles<Module extends { css: string }>(fetched: Promise<Module>): Promise<Module> {
  const module = await fetched
  addStyles(module.css)
  return module
}
