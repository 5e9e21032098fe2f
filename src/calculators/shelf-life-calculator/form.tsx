import { CalculatorForm } from '../../form/calculator-form'
import calculator from './calculator'

export default function Form() {
  return <CalculatorForm calculator={calculator} />
}
