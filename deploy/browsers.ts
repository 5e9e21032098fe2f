/**
 * The oldest browsers that the site is built for, all of early 2022: an iPhone that gets no newer system than iOS 15 has one. Older ones
 * do not know cascade layers, in which every style stands, or have no dialog for the menu.
 */
const OLDEST = { chrome: 'chrome99', firefox: 'firefox98', safari: 'safari15.4' }

export const STYLES_FOR = Object.values(OLDEST)

/** Fields of classes are understood since Safari 14.1; rare faults with them make the compiler write them out before 16, 0.3 KB on every page. */
export const SCRIPT_FOR = [OLDEST.chrome, OLDEST.firefox, 'safari16']
