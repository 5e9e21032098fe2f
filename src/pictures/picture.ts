import { escaped, text } from './drawing'
import { titleWidth, wrapped } from './labels'
import { styleFor } from './look'

/** As wide as a small phone shows it, so that its letters are as large there as they are here. */
export const WIDTH = 340

const TITLE_LINE = 19

/** A picture as a page shows it. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** What stands below it: what it is drawn for, and what it leaves out. */
  readonly caption: string
  /** The file: light and dark in one. */
  readonly svg: string
}

export interface Described {
  /** Stands inside the picture, which may be seen without its page. */
  readonly title: string
  readonly alt: string
  readonly caption: string
}

/** A drawing below its title. The drawing starts at 0 and is `height` high. */
export function picture(
  { title, alt, caption }: Described,
  height: number,
  parts: readonly string[],
): Picture {
  const lines = wrapped(title, WIDTH, titleWidth)
  const top = lines.length * TITLE_LINE + 7
  const heading = lines.map((words, index) => text(0, index * TITLE_LINE + 14, words, 'title')).join('')
  const body = `${heading}<g transform="translate(0 ${top})">${parts.join('')}</g>`
  const total = Math.ceil(top + height)
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" width="${WIDTH}" height="${total}">`,
    `<title>${escaped(title)}</title><style>${styleFor(body)}</style>${body}</svg>`,
  ].join('')
  return { width: WIDTH, height: total, alt, caption, svg }
}
