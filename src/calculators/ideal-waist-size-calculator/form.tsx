import { deferredDrawing } from '../../form/deferred-drawing'
import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'

const SLOTS = { belowResult: deferredDrawing(74, () => import('./band-bar')) }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} slots={SLOTS} />
}
