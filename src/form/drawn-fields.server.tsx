import { Actions } from './actions'
import { FieldList } from './field-list'
import type { FieldsProps } from './slots'

/** The questions as a page is served with them, and the buttons below them. */
export default (props: FieldsProps) => (
  <>
    <FieldList {...props} />
    <Actions calculator={props.calculator} />
  </>
)
