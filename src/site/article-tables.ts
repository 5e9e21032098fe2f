/** What a table of an article needs beyond its cells. It is worked out from the finished text, since cells may be computed. */

/** A figure with its sign, its currency or its unit: "−30", "A$1.91", "0.9 to 1", "½ cup". */
const FIGURE = /^[−-]?(?:A?\$|£|€)?[\d½⅓¼⅔¾]/

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').trim()

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<td>([\s\S]*?)<\/td>/g)].map(([, cell]) => textOf(cell ?? ''))

/** Columns of figures, counted from 1, also where a few rows have words instead. The first column names the row and stays on the left. */
function figureColumns(table: string): number[] {
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row]) => cellsOf(row ?? ''))
  const filled = rows.filter((cells) => cells.length > 0)
  const [first = []] = filled
  return first.flatMap((_, index) => {
    const figures = filled.filter((cells) => cells[index] === 'none' || FIGURE.test(cells[index] ?? ''))
    return index > 0 && figures.length > filled.length / 2 ? [index + 1] : []
  })
}

const lastHeading = (before: string) => [...before.matchAll(/<h[23] id="([^"]+)"/g)].at(-1)?.[1]

/** A paragraph that ends with a colon, and the table that it announces; or a table alone. */
const TABLE = /(?:<p>((?:(?!<\/p>)[\s\S])*):<\/p>\s*)?<table>([\s\S]*?)<\/table>/g

/** The last sentence of a paragraph, and the paragraph without it. A sentence inside an element is not cut off. */
function lastSentence(paragraph: string): { before: string; sentence: string } {
  const [, before, sentence] = /^([\s\S]*[.!?]) ([^<>]*)$/.exec(paragraph) ?? []
  return before && sentence ? { before: `<p>${before}</p>`, sentence } : { before: '', sentence: paragraph }
}

/**
 * Figures to the right, words to the left. The sentence that announces a table becomes its caption; a table that follows
 * its heading is called by it.
 */
export const withTables = (article: string): string =>
  article.replace(TABLE, (whole: string, intro: string | undefined, table: string, at: number) => {
    const heading = intro ? undefined : lastHeading(article.slice(0, at))
    const columns = figureColumns(whole)
    const attributes = [
      ...(heading ? [` aria-labelledby="${heading}"`] : []),
      ...(columns.length > 0 ? [` data-right="${columns.join(' ')}"`] : []),
    ]
    const cells = table.replace(/>\s+</g, '><')
    const { before, sentence } = lastSentence(intro ?? '')
    return `${before}<table${attributes.join('')}>${sentence && `<caption>${sentence}</caption>`}${cells}</table>`
  })
