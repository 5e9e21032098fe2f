import { Exact, exact } from './exact'
import type { Language } from './format'

/**
 * Reads numbers as people write and paste them: "12,5", "$1,234.50", "1 234,50 €", "1'234.50", "−5", "300k", "１２", "٣٫٥".
 * The last separator is the decimal sign. A lone one followed by exactly three digits groups thousands where the page's
 * language groups with it, and is the decimal sign otherwise.
 */

const GROUPS_WITH: Readonly<Record<Language, string>> = { en: ',', de: '.' }

/** What is longer is no number that anybody wrote; plain digits are read whatever their length. */
const MAX_LENGTH = 200

/** Everything by which people group digits besides point and comma: spaces of all kinds, apostrophes. */
const QUIET_GROUP = /(\d)[\s'’`´_](?=\d{3}(?!\d))/gu

/** A sign, digits with separators, an exponent; nothing before or after it may be a digit. The point of "ca. 50" or "Rs.500" is none of its own. */
const NUMBER = /^(?:[^\d,-]*(?:\s|\p{L}\.))?[^\d.,-]*(-?)[^\d.,-]*([\d.,]*\d[\d.,]*)(e[+-]?\d+)?\D*$/iu
const WHOLE_GROUPS = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/

/**
 * "300k", "1.5 million", "1,5 Mio.", "$1.5M", "35 Cent", "99¢", "99p". An m without a currency sign may be a meter, and K apart from
 * its number a kelvin; who writes "0.35 cents" means dollars.
 */
const WORD =
  /(?:\d(?:(k|\s*(?:tsd|thousand|tausend))|\s*(?:mio|mln|million(?:s|en)?)|(p|\s*(?:¢|ct|cents?|pence)))|\p{Sc}[\d\s.,]*\dm)(?!\p{L})/iu

/** "5 1/2", "5½", "3/8": lumber and pipes are measured so. */
const FRACTION = /^[^\d.,-]*(-?)(?:(\d+)[\s-]+)?(\d+)\s*[/\u2044]\s*(\d+)\D*$/

/** Thirds have to end somewhere: where a third of a gallon in milliliters has four right decimals. */
const DECIMALS_OF_FRACTION = 10

function readFraction(text: string): Exact | undefined {
  const [, minus, whole = '0', above = '', below = ''] = FRACTION.exec(text) ?? []
  if (!Number(below)) return undefined
  const read = exact(Number(above)).over(Number(below)).plus(Number(whole)).rounded(DECIMALS_OF_FRACTION)
  return minus ? read.negated() : read
}

/** Of an Arabic or Persian digit: both rows of them begin where a row of sixteen does. */
const LAST_FOUR_BITS = 0b1111

/** The same text in the digits, signs and separators that everybody's keyboard has. */
const plain = (text: string) =>
  text
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, ' $&')
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & LAST_FOUR_BITS))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '\u2019')
    .replace(/[\u2010-\u2015\u2212]|\bminus\s*/gi, '-')
    // Units that end in a digit ("m2", "g/cm3") would pass for part of the number.
    .replace(/(\d\s*(?:[a-z]+\/)?(?:[cmk]?m|ft|in|yd))[23](?!\d)/i, '$1')

/** Digits with at most one point, from digits with separators; undefined where nobody could say what is meant. */
function pointed(digits: string, language: Language | undefined): string | undefined {
  const separators = [...digits].filter((letter) => letter === '.' || letter === ',')
  const last = separators.at(-1)
  if (last === undefined) return digits
  const at = digits.lastIndexOf(last)
  const [before, after] = [digits.slice(0, at), digits.slice(at + 1)]
  if (separators.length === 1) {
    const mayGroup = language && last === GROUPS_WITH[language] && /^[1-9]\d{0,2}$/.test(before)
    return mayGroup && after.length === 3 ? before + after : `${before}.${after}`
  }
  if (separators.every((separator) => separator === last))
    return WHOLE_GROUPS.test(digits) ? digits.replaceAll(last, '') : undefined
  return before.includes(last) ? undefined : `${before.replace(/[.,]/g, '')}.${after}`
}

/**
 * The number that a text stands for on a page of this language, or where nobody groups thousands; undefined when it is blank or
 * unreadable.
 */
export function readNotation(text: string, language: Language | undefined): Exact | undefined {
  if (text.length > MAX_LENGTH) return Exact.read(text)
  const written = plain(text).replace(QUIET_GROUP, '$1')
  const [, minus = '', digits = '', exponent = ''] = NUMBER.exec(written) ?? []
  // The last of two points may end a sentence that the number was copied with.
  const number = digits && (pointed(digits, language) ?? pointed(digits.replace(/[.,]$/, ''), language))
  const [word, thousands, cents] = WORD.exec(written) ?? []
  const ofCents = number?.includes('.') ? '' : 'e-2'
  const power = thousands ? 'e3' : cents ? ofCents : word ? 'e6' : exponent
  return number ? Exact.read(`${minus}${number}${power}`) : readFraction(written)
}

/**
 * As the page itself writes numbers, with or without groups, zeros and signs: what was read is what stands there. Letters
 * belong to a sign ("US$12"); others ("EUR 12") say what was not read.
 */
const OWN: Readonly<Record<Language, RegExp>> = {
  en: /^(?=.*\d)(?:\p{L}*\p{Sc}|[^\p{L}\p{Sc}\d.,])*(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?[\s%\p{Sc}]*$/u,
  de: /^(?=.*\d)(?:\p{L}*\p{Sc}|[^\p{L}\p{Sc}\d.,])*(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)?(?:,\d*)?[\s%\p{Sc}]*$/u,
}

export const isOwnNotation = (text: string, language: Language): boolean =>
  text.length <= MAX_LENGTH && OWN[language].test(text)
