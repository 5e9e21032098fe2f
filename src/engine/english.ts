/**
 * What the engine and the form say in English up to a result; another language is a file like this one (german.ts), which comes
 * with the calculators that speak it. What is fetched later has its words where it says them, in all languages.
 */
export const ENGLISH = {
  language: 'en' as 'en' | 'de',
  /** What the engine puts between figures, and what a line is called when it has no name of its own. */
  engine: {
    of: ' of ',
    cappedAt: ', capped at ',
    atLeast: ', at least ',
    flat: 'flat fee',
    fee: 'Fee',
    net: 'You Receive',
    total: 'Total',
    blank: ': blank',
    unreadable: ' not readable',
    readAs: ' read as ',
    countedAs: ', counted as ',
  },
  /** What the one form says in its own words. */
  form: {
    results: 'Results',
    awaiting: 'Your breakdown appears here.',
    awaitingFigure: 'Your result appears here.',
    stale: 'Press Calculate to update',
    noResult: 'No result for these figures.',
    missingExtras: 'Copying, links and the other tools for this result could not be loaded.',
    missingDrawing: 'The drawing could not be loaded.',
    missingRates: 'The rates could not be loaded.',
    tryAgain: 'Try again',
    restore: 'Restore the form',
    kept: (start: string, part: string | undefined, hundred: string) =>
      part ? `of ${start}: you keep ${part} of every ${hundred}` : `of ${start}`,
    keptAll: (start: string) => `of ${start}: nothing comes off by these rates`,
    keptPart: (amount: string) => `you keep ${amount}`,
    loss: (start: string) => `the fees take more than the ${start} that came in`,
    added: (start: string, fees: string, part: string | undefined, hundred: string) =>
      `${start} plus ${fees} in fees${part ? `: ${part} on every ${hundred}` : ''}`,
    costOf: (share: string, amount: string, label: string) =>
      `${share} of the ${amount} ${label.toLowerCase()}`,
    ratesUsed: 'Rates used',
    ownRates: (list = '') => `With your own rates${list && `: ${list}`}.`,
  },
}

export type Words = typeof ENGLISH
export type EngineWord = keyof Words['engine']
