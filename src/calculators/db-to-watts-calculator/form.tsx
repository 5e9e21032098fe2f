import { deferredDrawing } from '../../form/deferred-drawing'
import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'

const SLOTS = { belowResult: deferredDrawing(96, () => import('./ladder')) }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} slots={SLOTS} />
}
