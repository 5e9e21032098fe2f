import { FieldList } from './field-list'
import type { FieldsProps } from './slots'

/** The questions as a page is served with them. */
export default (props: FieldsProps) => <FieldList {...props} />
