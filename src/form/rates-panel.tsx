import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import { figuresOf } from '../engine/figures'
import { currencySign } from '../engine/format'
import fieldStyles from './fields.module.css'
import { addStyles } from './late-styles'
import css from './rates-panel.css?inline'
import { RATE_PREFIX } from './raw-inputs'
import { FORM_WORDS } from './words'

addStyles(css)

/** Every number of the calculator's rates, each open to be replaced for this visit. */
export default function RatesPanel({ calculator }: { calculator: Calculator }) {
  const { rates, formats, currency = 'USD' } = calculator
  const words = FORM_WORDS[formats.language]
  return (
    <div className="rates-panel">
      <p>{words.ratesHint}</p>
      {figuresOf(rates, formats, words.parts).map(({ path, label, value, unit, suffix }) => {
        const id = `${RATE_PREFIX}${path}`
        const { before, after = unit === 'percent' ? '%' : unit === 'number' ? suffix : undefined } =
          unit === 'money' ? currencySign(currency) : {}
        const part = unit === 'number' ? undefined : suffix
        return (
          <div key={path} className="rates-rate">
            <label htmlFor={id}>{[label, part].filter(Boolean).join(': ')}</label>
            <div className={fieldStyles.box}>
              {before && <span aria-hidden="true">{before}</span>}
              <input
                type="number"
                inputMode="decimal"
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
