/** Names of calculators outside their own folders, checked when the site is built. */

/** A list of folder names, and where it stands. */
export interface NamingList {
  readonly where: string
  readonly names: readonly string[]
}

/** One sentence for every name that no folder has. */
export const unknownCalculators = (folders: readonly string[], lists: readonly NamingList[]): string[] =>
  lists.flatMap(({ where, names }) =>
    names
      .filter((name) => !folders.includes(name))
      .map((name) => `${where} names '${name}', expected the name of a folder in src/calculators`),
  )
