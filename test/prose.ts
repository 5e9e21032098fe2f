/** The sentences of a page's source: front matter, questions and running text, without code and formulas. */

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const SAID_IN_FRONT = /^(?:description|promise|card): (.*)$/gm
const SAID_IN_CODE = /(?:question|answer):\s*(?:'([^']*)'|`([^`]*)`)/g
const IS_CODE = /^(?:import|export) /
const IS_FORMULA = /^> .*$/gm
const FIGURE = /\$?\{[^{}]*\}/g
/** “Rates used”: the name of something on the page. */
const NAME = /[“„][^”“]*[”“]/g
const LINK_TARGET = /\]\([^)]*\)/g
/** Where a sentence, a table cell, a heading or a point of a list ends. */
const END = /[.!?:;](?=\s|$)|\||\n(?=[-#|\d])|\n\n/

/** Whatever the calculator fills in counts as one word, the same one everywhere; so does a name. */
function withoutExpressions(text: string): string {
  const shorter = text.replace(FIGURE, ' 0 ')
  return shorter === text ? text : withoutExpressions(shorter)
}

export function sentencesOf(source: string): string[] {
  const front = FRONT_MATTER.exec(source)?.[1] ?? ''
  const blocks = source
    .replace(FRONT_MATTER, '')
    .trim()
    .split(/\n{2,}/)
  const said = [
    ...[...front.matchAll(SAID_IN_FRONT)].map(([, text]) => text),
    ...[...source.matchAll(SAID_IN_CODE)].map(([, quoted, template]) => quoted ?? template),
    ...blocks.filter((block) => !IS_CODE.test(block)).map((block) => block.replace(IS_FORMULA, '')),
  ].join('\n\n')
  return withoutExpressions(said).replace(NAME, ' 0 ').replace(LINK_TARGET, '').split(END)
}

const wordsOf = (sentence: string): string[] =>
  sentence.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** Every run of `length` words within one sentence. */
export function sequencesOf(source: string, length: number): Set<string> {
  return new Set(
    sentencesOf(source).flatMap((sentence) => {
      const words = wordsOf(sentence)
      return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
    }),
  )
}
