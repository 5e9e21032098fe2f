import { CalculatorForm } from '../../form/calculator-form'
import calculator from './calculator'
import { Segments } from './segments'

const PIECES = { instead: { segmentValue: Segments, segmentUnit: null } }

export default function Form() {
  return <CalculatorForm calculator={calculator} pieces={PIECES} />
}
