import type { Words } from './english'

/** The same in German, in the script of German pages alone. */
export const GERMAN: Words = {
  language: 'de',
  /** What the engine puts between figures, and what a line is called when it has no name of its own. */
  engine: {
    of: ' von ',
    cappedAt: ', höchstens ',
    atLeast: ', mindestens ',
    flat: 'Festgebühr',
    fee: 'Gebühr',
    net: 'Sie erhalten',
    total: 'Gesamt',
    blank: ': leer',
    unreadable: ' nicht lesbar',
    readAs: ' gelesen als ',
    countedAs: ', gilt als ',
  },
  /** What the one form says in its own words. */
  form: {
    results: 'Ergebnisse',
    awaiting: 'Hier erscheint Ihre Aufstellung.',
    awaitingFigure: 'Hier erscheint Ihr Ergebnis.',
    stale: 'Bitte neu berechnen',
    noResult: 'Für diese Eingaben gibt es kein Ergebnis.',
    missingExtras: 'Die Zusatzfunktionen konnten nicht geladen werden.',
    missingDrawing: 'Die Zeichnung konnte nicht geladen werden.',
    missingRates: 'Die Sätze konnten nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
    restore: 'Formular wiederherstellen',
    kept: (start: string, part: string | undefined, hundred: string) =>
      part ? `von ${start}, das sind ${part} von je ${hundred}` : `von ${start}`,
    keptAll: (start: string) => `von ${start}, nach diesen Sätzen ohne Abzug`,
    keptPart: (amount: string) => `Ihnen bleiben ${amount}`,
    loss: (start: string) => `Die Gebühren übersteigen die eingegangenen ${start}`,
    added: (start: string, fees: string, part: string | undefined, hundred: string) =>
      `${start} und ${fees} Gebühren${part ? `: ${part} auf je ${hundred}` : ''}`,
    costOf: (share: string, amount: string, label: string) => `${share} von ${amount} (${label})`,
    ratesUsed: 'Verwendete Sätze',
    ownRates: (list = '') => `Mit eigenen Sätzen${list && `: ${list}`}.`,
  },
}
