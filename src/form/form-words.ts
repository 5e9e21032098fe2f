import type { Calculator } from '../engine/calculator'
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
    stale: (button: string) => `The fields have changed. Press ${button} to update.`,
    noResult: 'No result for these figures.',
    referenceOnly: 'For reference, not part of the result',
    parts: { fixed: 'fixed part', min: 'at least', max: 'at most' },
    percent: 'percent',
    currencies: { USD: 'US dollars', GBP: 'pounds', EUR: 'euros', AUD: 'Australian dollars' },
    failed:
      'The calculator has not been loaded. Your figures are kept; the worked examples below still hold.',
    reload: 'Reload with these figures',
    tryAgain: 'Try again',
    missingExtras: 'Copying, links and the other tools for this result could not be fetched.',
    missingDrawing: 'The drawing could not be fetched.',
    missingRates: 'The rates could not be fetched.',
    restore: 'Bring the form back',
    kept: (start: string, part: string | undefined, hundred: string) =>
      part ? `of ${start}: you keep ${part} of every ${hundred}` : `of ${start}`,
    keptAll: (start: string) => `of ${start}: all of it is yours`,
    keptPart: (amount: string) => `you keep ${amount}`,
    loss: (start: string) => `the fees take more than the ${start} that came in`,
    added: (start: string, fees: string, part: string | undefined, hundred: string) =>
      `${start} plus ${fees} in fees${part ? `: ${part} on every ${hundred}` : ''}`,
    costOf: (share: string, amount: string, label: string) =>
      `${share} of the ${amount} ${label.toLowerCase()}`,
    ratesUsed: 'Rates used',
    ownRates: (list = '') => `With your own rates${list && `: ${list}`}.`,
  },
  de: {
    calculate: 'Berechnen',
    calculateFees: 'Gebühren berechnen',
    reset: 'Zurücksetzen',
    sign: 'Vorzeichen wechseln',
    results: 'Ergebnisse',
    awaiting: 'Hier erscheint Ihre Aufstellung.',
    awaitingFigure: 'Hier erscheint Ihr Ergebnis.',
    stale: (button: string) => `Die Eingaben haben sich geändert. Drücken Sie „${button}“.`,
    noResult: 'Für diese Eingaben gibt es kein Ergebnis.',
    referenceOnly: 'Nur zur Information, nicht Teil des Ergebnisses',
    parts: { fixed: 'Festgebühr', min: 'mindestens', max: 'höchstens' },
    percent: 'Prozent',
    currencies: { USD: 'US-Dollar', GBP: 'Pfund', EUR: 'Euro', AUD: 'Australischen Dollar' },
    failed:
      'Der Rechner wurde nicht geladen. Ihre Eingaben bleiben erhalten; die Rechenbeispiele weiter unten gelten weiterhin.',
    reload: 'Mit diesen Eingaben neu laden',
    tryAgain: 'Erneut versuchen',
    missingExtras: 'Kopieren, Links und Weiteres zu diesem Ergebnis konnten nicht geladen werden.',
    missingDrawing: 'Die Zeichnung konnte nicht geladen werden.',
    missingRates: 'Die Sätze konnten nicht geladen werden.',
    restore: 'Formular wiederherstellen',
    kept: (start: string, part: string | undefined, hundred: string) =>
      part ? `von ${start}, das sind ${part} von je ${hundred}` : `von ${start}`,
    keptAll: (start: string) => `von ${start}: alles davon bleibt Ihnen`,
    keptPart: (amount: string) => `Ihnen bleiben ${amount}`,
    loss: (start: string) => `die Gebühren übersteigen die ${start}, die eingegangen sind`,
    added: (start: string, fees: string, part: string | undefined, hundred: string) =>
      `${start} und ${fees} Gebühren${part ? `: ${part} auf je ${hundred}` : ''}`,
    costOf: (share: string, amount: string, label: string) => `${share} von ${amount} (${label})`,
    ratesUsed: 'Verwendete Sätze',
    ownRates: (list = '') => `Mit Ihren eigenen Sätzen${list && `: ${list}`}.`,
  },
} satisfies Record<Language, Record<string, unknown>>

/** What the button is called, here and wherever it is spoken of. */
export const calculateLabelOf = ({ calculateLabel, currency, formats: { language } }: Calculator): string =>
  calculateLabel ?? FORM_WORDS[language][currency ? 'calculateFees' : 'calculate']
