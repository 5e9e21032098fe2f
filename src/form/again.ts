/** A no-break space makes a screen reader announce the same text again. */
export const again = (times: number): string => (times % 2 === 0 ? '\u00a0' : '')
