/**
 * A text that a translator may have replaced and wrapped before React takes the page over. It has to be all that its
 * element holds; then React accepts what is there and does not render the form from scratch, which would lose what was typed.
 */
export const TRANSLATABLE = { suppressHydrationWarning: true } as const
