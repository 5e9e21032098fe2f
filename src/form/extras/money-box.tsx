import type { Calculator } from '../../engine/calculator'
import { currencySign } from '../../engine/format'
import boxes from '../boxes.module.css'
import { NumberInput } from '../number-input'

interface MoneyBoxProps {
  name: string
  calculator: Calculator
  defaultValue?: string | undefined
}

/** A field for an amount in the calculator's currency; its label stands before it. */
export function MoneyBox({ name, calculator: { formats, currency = 'USD' }, defaultValue }: MoneyBoxProps) {
  const { before, after } = currencySign(currency)
  return (
    <div className={boxes.box}>
      {before && <span aria-hidden="true">{before}</span>}
      <NumberInput
        id={name}
        name={name}
        min={0}
        step={0.01}
        placeholder={formats.number(0, 2, 2)}
        defaultValue={defaultValue}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </div>
  )
}
