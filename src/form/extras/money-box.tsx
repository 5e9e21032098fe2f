import { currencySign, type Formats } from '../../engine/format'
import { NumberBox } from './number-box'

interface MoneyBoxProps {
  name: string
  formats: Formats
  defaultValue?: string | undefined
}

/** A field for an amount in the page's currency; its label stands before it. */
export const MoneyBox = ({ name, formats, defaultValue }: MoneyBoxProps) => (
  <NumberBox
    {...currencySign(formats.currency)}
    id={name}
    name={name}
    min={0}
    step={0.01}
    placeholder={formats.number(0, 2, 2)}
    defaultValue={defaultValue}
  />
)
