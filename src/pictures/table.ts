/** A table of figures that a calculator works out when the site is built. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** One row for each of the cases, with the cells in the order of the columns. */
export function table<Case>(
  cases: readonly Case[],
  columns: Readonly<Record<string, (each: Case) => string>>,
): Table {
  return {
    columns: Object.keys(columns),
    rows: cases.map((each) => Object.values(columns).map((cell) => cell(each))),
  }
}
