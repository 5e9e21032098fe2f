import { useLayoutEffect, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import { figuresOf } from '../engine/figures'
import { currencySign } from '../engine/format'
import type { OwnRates } from '../engine/fragment'
import { DeferredPiece } from './deferred-piece'
import fieldStyles from './fields.module.css'
import { rateName } from './form-state'
import { NumberInput } from './number-input'
import type { PublishedChoice } from './use-published'
import { FORM_WORDS } from './words'

export { default as css } from './rates-panel.css?inline'

interface RatesPanelProps {
  calculator: Calculator
  /** Rates that a link has brought; Reset brings the page's own back. */
  given: OwnRates | undefined
  published: PublishedChoice
  asked: number
}

/** Whose figures are used, and every number of them, each open to be replaced for this visit. */
export default function RatesPanel({ calculator, given, published, asked }: RatesPanelProps) {
  const { formats } = calculator
  const { piece, id, choose } = published
  const [hasOwn, setOwn] = useState(false)
  const words = FORM_WORDS[formats.language]
  const place = useRef<HTMLDivElement>(null)
  const choosing = (name: string | undefined) => {
    choose(name)
    setOwn(false)
    // The result no longer fits what is chosen.
    place.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div ref={place} className="rates-panel" onInput={() => setOwn(hasOwnRates(place.current))}>
      <p>{words.ratesHint}</p>
      {piece ? (
        <DeferredPiece
          piece={piece}
          asked={asked}
          language={formats.language}
          text={words.missingRates}
          fallback={id ? undefined : <Figures calculator={calculator} given={given} />}
        >
          {({ SetChoice, ratesBy, sets }) => {
            const set = sets.find((candidate) => candidate.id === id)
            const rates = set ? ratesBy(calculator, set) : calculator.rates
            return (
              <>
                <SetChoice {...{ calculator, sets, id, hasOwn }} onChoose={choosing} />
                <Figures key={id} calculator={{ ...calculator, rates }} given={given} />
              </>
            )
          }}
        </DeferredPiece>
      ) : (
        <Figures calculator={calculator} given={given} />
      )}
    </div>
  )
}

const hasOwnRates = (panel: HTMLElement | null) =>
  [...(panel?.querySelectorAll('input') ?? [])].some(({ value, defaultValue }) => value !== defaultValue)

function Figures({ calculator, given }: Pick<RatesPanelProps, 'calculator' | 'given'>) {
  const panel = useRef<HTMLDivElement>(null)
  const { rates, formats, currency = 'USD' } = calculator
  const words = FORM_WORDS[formats.language]

  useLayoutEffect(() => {
    for (const input of panel.current?.querySelectorAll('input') ?? [])
      for (const [path, value] of Object.entries(given ?? {}))
        if (input.name === rateName(path)) input.value = String(value)
  }, [given])

  return (
    <div ref={panel} className="rates-panel">
      {figuresOf(rates, formats, words.parts).map(({ path, label, value, unit, suffix }) => {
        const id = rateName(path)
        const { before, after = unit === 'percent' ? '%' : unit === 'number' ? suffix : undefined } =
          unit === 'money' ? currencySign(currency) : {}
        const part = unit === 'number' ? undefined : suffix
        return (
          <div key={path} className="rates-rate">
            <label htmlFor={id}>{[label, part].filter(Boolean).join(': ')}</label>
            <div className={fieldStyles.box}>
              {before && <span aria-hidden="true">{before}</span>}
              <NumberInput
                id={id}
                name={id}
                defaultValue={unit === 'money' ? exact(value).toText(2) : value}
                min={0}
                step="any"
              />
              {after && <span aria-hidden="true">{after}</span>}
            </div>
          </div>
        )
      })}
    </div>
  )
}
