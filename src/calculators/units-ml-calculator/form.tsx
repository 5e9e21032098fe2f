import { CalculatorForm } from '../../form/calculator-form'
import calculator from './calculator'
import { History } from './history'

const PIECES = { belowResult: History }

export default function Form() {
  return <CalculatorForm calculator={calculator} pieces={PIECES} />
}
