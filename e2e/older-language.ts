/**
 * What browsers of early 2022 (`deploy/browsers.ts`) do not have. Nothing of it is lowered by a compiler: a form that calls it is dead on
 * phones that get no newer system.
 */
const SINCE_THEN = [
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Error.isError',
  'Iterator',
  'Map.groupBy',
  'Map.prototype.getOrInsert',
  'Map.prototype.getOrInsertComputed',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'URL.parse',
]

/** Methods of what `values()` and the like return. */
const OF_ITERATORS = [
  'drop',
  'every',
  'filter',
  'find',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'take',
  'toArray',
]

/** Runs in a page before its own script. */
export function forget([paths, ofIterators]: [string[], string[]]): void {
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  for (const name of ofIterators) delete iterators[name]
  for (const path of paths) {
    const names = path.split('.')
    const name = names.pop() as string
    // biome-ignore lint/suspicious/noExplicitAny: any object of the page
    const owner = names.reduce<any>((object, part) => object?.[part], window)
    if (owner) delete owner[name]
  }
}

export const OLDER_LANGUAGE: [string[], string[]] = [SINCE_THEN, OF_ITERATORS]
