/** Begins a text in a link that stands there as somebody typed it; no number begins with it. */
export const AS_TYPED = '~'
