import { useLayoutEffect, useRef } from 'react'
import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import { figuresOf } from '../engine/figures'
import { currencySign } from '../engine/format'
import type { OwnRates } from '../engine/fragment'
import fieldStyles from './fields.module.css'
import { rateName } from './form-state'
import { NumberInput } from './number-input'
import { RATES_WORDS } from './rates-words'

export { default as css } from './rates-panel.css?inline'

interface RatesPanelProps {
  calculator: Calculator
  /** Rates that a link has brought; Reset brings the page's own back. */
  given: OwnRates | undefined
}

/** Every number of the calculator's rates, each open to be replaced for this visit. */
export default function RatesPanel({ calculator, given }: RatesPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { rates, formats, currency = 'USD' } = calculator
  const words = RATES_WORDS[formats.language]

  useLayoutEffect(() => {
    for (const input of panel.current?.querySelectorAll('input') ?? [])
      for (const [path, value] of Object.entries(given ?? {}))
        if (input.name === rateName(path)) input.value = String(value)
  }, [given])

  return (
    <div ref={panel} className="rates-panel">
      <p>{words.ratesHint}</p>
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
