/** What the form says when its script has taken over, to whoever has waited for it. */
export const AWAKE = 'awake'
