/** The event by which the form says that its script has taken over, to the few lines that stood in for it. */
export const HYDRATED = 'hydrated'
