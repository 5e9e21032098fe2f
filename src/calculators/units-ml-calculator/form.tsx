import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'
import { History } from './history'

const SLOTS = { belowResult: History }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} slots={SLOTS} />
}
