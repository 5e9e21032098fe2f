import { deferred } from './deferred'

/** The one place that imports the extras, so that they are fetched once, whoever wants them. Not needed for a result, so lazy. */
export const EXTRAS = deferred(() => import('./extras'))
