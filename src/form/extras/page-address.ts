/** Where this page is, without what a link carries. */
export const pageAddress = (): string => `${location.origin}${location.pathname}`
