import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} />
}
