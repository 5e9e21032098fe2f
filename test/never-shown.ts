/** What nobody may ever read: no number, or a zero with a minus. */
export const NEVER_SHOWN = /NaN|Infinity|∞|undefined|null|-(?:A?[$£])?0(?:[.,]0+)?(?![.,\d])/
