import * as Tooltip from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import type { Calculator } from '../../engine/calculator'
import { type Breakdown, shownText } from '../../engine/result'
import { toFragment } from '../../engine/to-fragment'
import { transcript } from '../../engine/transcript'
import type { Answer } from '../answer'
import { answerNotes } from '../answer-notes'
import { EXTRAS_WORDS } from './extras-words'
import { ownRateTexts } from './own-rate-texts'
import type { Topic } from './toasts'

interface CopyToolsProps {
  calculator: Calculator
  answer: Answer
  breakdown: Breakdown
  say: (topic: Topic, text: string) => void
}

function CopyButton({ hint, onClick, children }: { hint: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button type="button" className="extras-tool" onClick={onClick}>
          {children}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="extras-tooltip" sideOffset={6}>
          {hint}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

export function CopyTools({ calculator, answer, breakdown, say }: CopyToolsProps) {
  const words = EXTRAS_WORDS[calculator.formats.language]
  const headline = breakdown.lines.find(({ key }) => key === breakdown.headline)
  const figure = headline ? shownText(headline.value, calculator.formats) : ''

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
      transcript(calculator, breakdown),
      ...answerNotes(calculator, answer, ownRateTexts(calculator, answer)),
    ].join('\n')

  const link = () => {
    const fragment = toFragment(calculator, answer)
    return `${location.origin}${location.pathname}${fragment && `#${fragment}`}`
  }

  return (
    <div className="extras-tools">
      <CopyButton hint={words.copyFigureHint} onClick={() => copy('figure', figure, figure)}>
        {words.copyFigure}
      </CopyButton>
      <CopyButton
        hint={words.copyBreakdownHint}
        onClick={() => copy('breakdown', told(), words.theBreakdown)}
      >
        {words.copyBreakdown}
      </CopyButton>
      <CopyButton hint={words.copyLinkHint} onClick={() => copy('link', link(), words.theLink)}>
        {words.copyLink}
      </CopyButton>
    </div>
  )
}
