const { FUZZ_RUNS, QUICK } = process.env

/** Of generated inputs a few say whether something is wrong, and all of them whether nothing is. */
const SHARE = QUICK ? 0.05 : 1

/** How many a check tries: as many as `npm run fuzz` says, or of the usual number what there is time for. */
export const runs = (usual: number): number => Math.ceil(Number(FUZZ_RUNS ?? usual) * SHARE)

/** Of many alike, as many as there is time for. */
export const someOf = <Item>(all: readonly Item[]): readonly Item[] =>
  all.slice(0, Math.ceil(all.length * SHARE))
