import type { Calculator } from '../../engine/calculator'
import { choiceTexts } from '../../engine/choices'
import { type Breakdown, headlineOf, shownText } from '../../engine/result'
import { toFragment } from '../../engine/to-fragment'
import { transcript } from '../../engine/transcript'
import type { Answer } from '../answer'
import { answerNotes } from '../answer-notes'
import { isEstimate } from './estimate'
import { EXTRAS_WORDS } from './extras-words'
import { HintedButton } from './hinted-button'
import { rateTexts } from './own-rate-texts'
import { pageAddress } from './page-address'
import type { Topic } from './toasts'

interface CopyToolsProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  say: (topic: Topic, text: string) => void
}

/** Two sheets, one upon the other. */
const CopySign = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <rect x="8" y="8" width="14" height="14" rx="2" />
    <path d="M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2" />
  </svg>
)

/** On a phone the verb is only heard: the sign in front says it for all three. */
const named = ([before, verb, after]: readonly string[]) => (
  <>
    {before}
    <span className="extras-verb">{verb}</span>
    {after}
  </>
)

export function CopyTools({ calculator, answer, breakdown, say }: CopyToolsProps) {
  const words = EXTRAS_WORDS[calculator.formats.language]
  const figure = shownText(headlineOf(breakdown).value, calculator.formats)

  async function copy(topic: Topic, text: string, told: string) {
    try {
      await navigator.clipboard.writeText(text)
      say(topic, words.copied(told))
    } catch {
      say(topic, words.notCopied)
    }
  }

  /** Whoever is shown it has not seen the page. */
  const told = () =>
    [
      transcript(calculator, breakdown, choiceTexts(calculator, answer.raw)),
      ...answerNotes(calculator, answer, rateTexts(calculator, answer)),
      ...(isEstimate(calculator, answer) ? [words.estimate] : []),
      pageAddress(),
    ].join('\n')

  const link = () => {
    const fragment = toFragment(calculator, answer)
    return `${pageAddress()}${fragment && `#${fragment}`}`
  }

  return (
    <div className="extras-tools">
      <CopySign />
      <HintedButton hint={words.copyFigureHint} onClick={() => copy('figure', figure, figure)}>
        {named(words.copyFigure)}
      </HintedButton>
      <HintedButton
        hint={words.copyBreakdownHint}
        onClick={() => copy('breakdown', told(), words.theBreakdown)}
      >
        {named(words.copyBreakdown)}
      </HintedButton>
      <HintedButton hint={words.copyLinkHint} onClick={() => copy('link', link(), words.theLink)}>
        {named(words.copyLink)}
      </HintedButton>
    </div>
  )
}
