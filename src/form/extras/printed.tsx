import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Calculator } from '../../engine/calculator'
import { namedFigure } from '../../engine/figures'
import type { Answer } from '../answer'
import { decidingRates, isEstimate } from './estimate'
import { EXTRAS_WORDS } from './extras-words'
import { pageAddress } from './page-address'

/** With the day before the month, as lists say when they were read. */
const DATES = { en: 'en-GB', de: 'de' }

interface PrintedProps {
  /** With the rates of the answer. */
  calculator: Calculator
  answer: Answer
}

/** What a printed result says of itself besides: the rates that decided it, the day, the address. On screen it is not there. */
export function Printed({ calculator, answer }: PrintedProps) {
  const [isPrinting, setPrinting] = useState(false)
  const { formats } = calculator
  const { language, words } = formats

  // Not a moment after it can be seen: who prints at once gets it too.
  useLayoutEffect(() => {
    // The browser draws the page as it is right after this event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])

  if (!isPrinting) return null
  const rates = decidingRates(calculator, answer).map((decided) => {
    const { name, figure } = namedFigure(decided, formats)
    return `${name}: ${figure}`
  })
  return (
    <footer className="extras-printed">
      {rates.length > 0 && <p>{`${words.form.ratesUsed}: ${rates.join('; ')}`}</p>}
      {isEstimate(calculator, answer) && <p>{EXTRAS_WORDS[language].estimate}</p>}
      <p>{`${new Date().toLocaleDateString(DATES[language], { dateStyle: 'long' })}, ${pageAddress()}`}</p>
    </footer>
  )
}
