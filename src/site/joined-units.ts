/** A figure and its unit stay on one line, "46 cP", "3,000 sq ft", so does a rate, "2.6% + $0.15", and in a formula a short bracket, "(1 − 1.9%)". Worked out from the finished text, since figures may be computed. */

const UNITS =
  'ft|in|cm|mm|mL|mg|kg|g|cP|cSt|W|mW|pW|dB|dBm|dBW|dBi|°C|°F|CFM|tons?|Ω|kJ|BTU|min|m²|ft²|days?|months?'

const SPACE_BEFORE_UNIT = new RegExp(`(?<=\\d|\\bsq) (?=(?:sq|${UNITS})(?![\\wµ²³]))`, 'g')

const SPACES_IN_RATE = /(?<=%) \+ (?=[$£\d]|A\$)/g

/** In a formula what is in brackets is read as one, as long as a phone has room for it. */
const FORMULA = /<blockquote[\s\S]*?<\/blockquote>/g
const BRACKETS = /\([^()<]{1,24}\)/g

/** Text between tags. Questions stay as they are: search engines get the same words. */
const TEXT = /<details[\s\S]*?<\/details>|>[^<]+/g

export const withJoinedUnits = (article: string): string =>
  article
    .replace(TEXT, (text) =>
      text.startsWith('<')
        ? text
        : text.replace(SPACE_BEFORE_UNIT, '\u00a0').replace(SPACES_IN_RATE, '\u00a0+\u00a0'),
    )
    .replace(FORMULA, (formula) =>
      formula.replace(BRACKETS, (bracketed) => bracketed.replaceAll(' ', '\u00a0')),
    )
