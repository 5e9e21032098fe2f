import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'
import { FluidButtons } from './fluid-buttons'

const SLOTS = { after: { density: FluidButtons } }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} slots={SLOTS} />
}
