import { formFor } from '../page-form'
import calculator from './calculator'
import { History } from './history'

const SLOTS = { belowResult: History }

export default formFor(calculator, SLOTS)
