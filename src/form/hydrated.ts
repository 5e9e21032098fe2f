/** Dispatched by the form when it is hydrated; client-use.ts then replays early presses. */
export const HYDRATED = 'hydrated'
