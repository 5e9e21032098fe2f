import type { Language } from '../engine/format'

/** Said where no script runs, or where the form's does not come; so it is in no script. */
export const NOT_WORKING_WORDS = {
  en: {
    noScript:
      'This form needs JavaScript to work out a result. The formula and worked examples below show how to do it by hand.',
    failed: 'The calculator did not load. Your figures are kept; the worked examples below still apply.',
    reload: 'Reload with these figures',
  },
  de: {
    noScript:
      'Dieser Rechner braucht JavaScript. Die Formel und die Rechenbeispiele weiter unten zeigen, wie Sie von Hand rechnen.',
    failed:
      'Der Rechner konnte nicht geladen werden. Ihre Eingaben bleiben erhalten; die Rechenbeispiele weiter unten gelten weiterhin.',
    reload: 'Mit diesen Eingaben neu laden',
  },
} satisfies Record<Language, Record<string, string>>
