/**
 * A text that a translator may have replaced and wrapped before React takes the page over. It has to be all that its
 * element holds; then React neither minds what stands there now nor draws the form anew, which would lose what was typed.
 */
export const TRANSLATABLE = { suppressHydrationWarning: true } as const
