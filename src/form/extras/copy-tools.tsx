import type { Calculator } from '../../engine/calculator'
import { choiceTexts } from '../../engine/choices'
import { type Breakdown, headlineOf, shownText } from '../../engine/result'
import { toFragment } from '../../engine/to-fragment'
import { transcript } from '../../engine/transcript'
import type { Answer } from '../answer'
import { answerNotes } from '../answer-notes'
import { EXTRAS_WORDS } from './extras-words'
import { HintedButton } from './hinted-button'
import { rateTexts } from './own-rate-texts'
import type { Topic } from './toasts'

interface CopyToolsProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  say: (topic: Topic, text: string) => void
}

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

  const told = () =>
    [
      transcript(calculator, breakdown, choiceTexts(calculator, answer.raw)),
      ...answerNotes(calculator, answer, rateTexts(calculator, answer)),
    ].join('\n')

  const link = () => {
    const fragment = toFragment(calculator, answer)
    return `${location.origin}${location.pathname}${fragment && `#${fragment}`}`
  }

  return (
    <div className="extras-tools">
      <HintedButton hint={words.copyFigureHint} onClick={() => copy('figure', figure, figure)}>
        {words.copyFigure}
      </HintedButton>
      <HintedButton
        hint={words.copyBreakdownHint}
        onClick={() => copy('breakdown', told(), words.theBreakdown)}
      >
        {words.copyBreakdown}
      </HintedButton>
      <HintedButton hint={words.copyLinkHint} onClick={() => copy('link', link(), words.theLink)}>
        {words.copyLink}
      </HintedButton>
    </div>
  )
}
