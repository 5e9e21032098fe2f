import type { Language } from '../engine/format'

/** What the one form says in its own words. */
export const FORM_WORDS = {
  en: {
    calculate: 'Calculate',
    calculateFees: 'Calculate Fees',
    reset: 'Reset',
    sign: 'Change the sign',
    results: 'Results',
    awaiting: 'Your breakdown appears here.',
    awaitingFigure: 'Your result appears here.',
    forReference: 'Kept for reference: it does not change the result.',
    noScript:
      'This form needs JavaScript to work out a result. The rates and worked examples below show how to do it by hand.',
    failed:
      'The calculator could not be loaded. Reload the page to try again; the rates and worked examples below still hold.',
    taken: (start: string, fees: string, share: string) => `of ${start}; fees take ${fees} (${share})`,
    added: (start: string, fees: string, share: string) => `${start} plus ${fees} in fees (${share})`,
    errorTitle: 'Unexpected Application Error!',
  },
  de: {
    calculate: 'Berechnen',
    calculateFees: 'Gebühren berechnen',
    reset: 'Zurücksetzen',
    sign: 'Vorzeichen wechseln',
    results: 'Ergebnisse',
    awaiting: 'Hier erscheint Ihre Aufstellung.',
    awaitingFigure: 'Hier erscheint Ihr Ergebnis.',
    forReference: 'Nur zur Information: ändert das Ergebnis nicht.',
    noScript:
      'Dieser Rechner braucht JavaScript. Die Gebührensätze und Rechenbeispiele weiter unten zeigen, wie Sie von Hand rechnen.',
    failed:
      'Der Rechner konnte nicht geladen werden. Laden Sie die Seite neu; die Gebührensätze und Rechenbeispiele weiter unten gelten weiterhin.',
    taken: (start: string, fees: string, share: string) =>
      `von ${start}; die Gebühren betragen ${fees} (${share})`,
    added: (start: string, fees: string, share: string) => `${start} plus ${fees} Gebühren (${share})`,
    errorTitle: 'Unexpected Application Error!',
  },
} satisfies Record<Language, Record<string, unknown>>
