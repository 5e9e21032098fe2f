import { CalculatorForm } from '../../form/calculator-form'
import calculator from './calculator'
import { FluidButtons } from './fluid-buttons'

const PIECES = { after: { density: FluidButtons } }

export default function Form() {
  return <CalculatorForm calculator={calculator} pieces={PIECES} />
}
