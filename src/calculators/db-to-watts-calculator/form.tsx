import { drawnLater } from '../../form/drawn-later'
import { PageForm, type PageProps } from '../page-form'
import calculator from './calculator'

const PIECES = { belowResult: drawnLater(96, () => import('./ladder')) }

export default function Form(props: PageProps) {
  return <PageForm {...props} calculator={calculator} pieces={PIECES} />
}
