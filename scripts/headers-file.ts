/** Reads the `_headers` file of a built site, so that `npm start` serves it as a static host would. */
interface Block {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

function parse(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      const headers = lines
        .filter((line) => !line.trim().startsWith('!'))
        .map((line) => {
          const colon = line.indexOf(':')
          return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
        })
      return { path, headers }
    })
}

const applies = ({ path }: Block, requested: string) =>
  path.endsWith('*') ? requested.startsWith(path.slice(0, -1)) : requested === path

/** The headers for a path; a narrower rule comes later in the file and replaces the wider one. */
export function headersFor(text: string): (path: string) => Record<string, string> {
  const blocks = parse(text)
  return (path) =>
    Object.fromEntries(blocks.filter((block) => applies(block, path)).flatMap(({ headers }) => headers))
}
