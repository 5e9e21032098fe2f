import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { currencySign } from '../../engine/currency-sign'
import type { Formats } from '../../engine/format'
import { quoted } from '../../engine/notes'
import { again } from '../again'
import { numberIn } from '../form-state'
import { InUnit } from '../in-unit'
import results from '../result.module.css'
import { EXTRAS_WORDS } from './extras-words'
import { NumberBox } from './number-box'

interface MoneyQuestionProps {
  name: string
  label: string
  formats: Formats
  /** What the form is called, where its question does not say that. */
  title?: string
  hint?: string
  initial?: string | undefined
  /** Called with the amount as a number field holds it; blank where nothing can be read. */
  onAsk: (amount: string) => void
  /** What is announced, where there is something to say; the same text twice is announced again with what it is handed. */
  reply: (again: string) => ReactNode
  /** What stands below the reply. */
  children?: ReactNode
}

/** One amount that is asked below a result and answered on a press, like the form above it. */
export function MoneyQuestion({
  name,
  label,
  formats,
  title,
  hint,
  initial,
  onAsk,
  reply,
  children,
}: MoneyQuestionProps) {
  const form = useRef<HTMLFormElement>(null)
  const [{ times, unread }, setAsked] = useState({ times: 0, unread: '' })
  /** Something else was typed since. */
  const [isStale, setStale] = useState(false)
  const { workBack, workBackAgain } = EXTRAS_WORDS[formats.language]
  const { words, language } = formats

  // Brings the answer into view that was just asked for, unless it is there already.
  useEffect(() => {
    if (times > 0) form.current?.scrollIntoView({ block: 'nearest' })
  }, [times])

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(name) as HTMLInputElement
    const amount = numberIn(field, language)
    onAsk(amount)
    setAsked({ times: times + 1, unread: amount ? '' : field.value.trim() })
    setStale(false)
  }

  const whenStale = isStale ? workBackAgain : words.form.stale
  const said =
    reply(again(times)) ||
    (unread && (
      <p className={results.summary}>{`${quoted(unread)}${words.engine.unreadable}${again(times)}`}</p>
    ))

  return (
    <form
      ref={form}
      className="extras-reverse"
      method="dialog"
      noValidate
      onSubmit={press}
      onInput={() => setStale(true)}
      data-stale={isStale ? '' : undefined}
      aria-label={title}
    >
      <label htmlFor={name}>
        {label}
        <InUnit formats={formats} unit="money" />
      </label>
      <div className="extras-row">
        <NumberBox
          {...currencySign(formats.currency)}
          id={name}
          name={name}
          min={0}
          step={0.01}
          placeholder={formats.number(0, 2, 2)}
          defaultValue={initial}
        />
        <button type="submit" className="extras-tool">
          {workBack}
        </button>
      </div>
      {hint && <p className="extras-hint">{hint}</p>}
      {/* That it is old is not part of what is announced, or all of it would be said again. */}
      <div className="extras-found" data-when-stale={said ? whenStale : undefined}>
        <div role="status">{said}</div>
      </div>
      {children}
    </form>
  )
}
