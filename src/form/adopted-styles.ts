/**
 * Styles of lazy parts come with their script, so that no page carries them; their class names
 * are not hashed. Each sheet is one rule: a layer with everything in it.
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

/** Awaits a lazy module and adopts its styles. */
export async function withStyles<Module extends { css: readonly string[] }>(
  fetched: Promise<Module>,
): Promise<Module> {
  const module = await fetched
  for (const layer of module.css) addStyles(layer)
  return module
}
