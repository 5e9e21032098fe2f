export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** A markdown table; the first column is text, the others are figures. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index ? '---:' : '---'))), ...rows.map(row)].join('\n')
