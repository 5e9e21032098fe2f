import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'
import { History } from './history'

const PIECES = { belowResult: History }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} pieces={PIECES} />
}
