import { formFor } from '../page-form'
import calculator from './calculator'

export default formFor(calculator)
