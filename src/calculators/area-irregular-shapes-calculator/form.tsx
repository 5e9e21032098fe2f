import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'
import { Segments } from './segments'

const SLOTS = { replace: { segmentValue: Segments, segmentUnit: null } }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} slots={SLOTS} />
}
