/**
 * Runs in the page: elements with a text of their own, one for each way in which they are written. A kind is the size of its
 * letters and all colours that its contrast depends on, so that what holds for one holds for all, on any page. A text in a drawing
 * has the drawing behind it, which nobody can work out from styles; axe does not judge it either.
 */
export function kindsOfText(): Map<string, Element> {
  const behind = new Map<Element, string>()
  /** Every ground down to the first that lets nothing through. */
  const ground = (element: Element): string => {
    const known = behind.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`
    const isSolid = own.startsWith('rgb(') && own.endsWith(' none 1')
    const all = isSolid || !element.parentElement ? own : `${own} ${ground(element.parentElement)}`
    behind.set(element, all)
    return all
  }
  const kinds = new Map<string, Element>()
  for (const element of document.body.querySelectorAll(':not(svg, svg *)')) {
    const isField = element.matches('input, select')
    const isText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
    // Written for those who listen alone, some texts take a pixel.
    const isSeen = [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1)
    if (!(isText || isField) || !isSeen) continue
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element)
    const around = getComputedStyle(element.parentElement as Element).color
    const kind = [
      isField || element.matches('a'),
      color,
      fontSize,
      fontWeight,
      textDecorationLine,
      around,
      ground(element),
    ].join(' | ')
    if (!kinds.has(kind)) kinds.set(kind, element)
  }
  return kinds
}
