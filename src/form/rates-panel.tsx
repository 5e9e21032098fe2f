import type { Calculator } from '../engine/calculator'
import { exact } from '../engine/exact'
import { figuresOf } from '../engine/figures'
import { currencySign } from '../engine/format'
import fieldStyles from './fields.module.css'
import styles from './rates-panel.module.css'
import { RATE_PREFIX } from './raw-inputs'
import { FORM_WORDS } from './words'

/** Every number of the calculator's rates, each open to be replaced for this visit. */
export default function RatesPanel({ calculator }: { calculator: Calculator }) {
  const { rates, formats, currency = 'USD' } = calculator
  const words = FORM_WORDS[formats.language]
  return (
    <div className={styles.panel}>
      <p>{words.ratesHint}</p>
      {figuresOf(rates, formats, words.parts).map(({ path, label, value, unit, suffix }) => {
        const id = `${RATE_PREFIX}${path}`
        const after = unit === 'percent' ? '%' : unit === 'number' ? suffix : undefined
        const part = unit === 'number' ? undefined : suffix
        return (
          <div key={path} className={styles.rate}>
            <label htmlFor={id}>{[label, part].filter(Boolean).join(': ')}</label>
            <div className={fieldStyles.box}>
              {unit === 'money' && <span aria-hidden="true">{currencySign(currency)}</span>}
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
