/**
 * Styles of what is fetched when it is used. They come with its script, so that no page carries them; their class names
 * are plain ones, since only they know them.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
