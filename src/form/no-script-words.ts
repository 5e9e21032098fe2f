import type { Language } from '../engine/format'

/** Said where no script runs; so it is in no script. */
export const NO_SCRIPT_WORDS: Record<Language, string> = {
  en: 'This form needs JavaScript to work out a result. The formula and worked examples below show how to do it by hand.',
  de: 'Dieser Rechner braucht JavaScript. Die Formel und die Rechenbeispiele weiter unten zeigen, wie Sie von Hand rechnen.',
}
