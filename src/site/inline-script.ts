/** What stands in every built page itself, before its first island: none of it waits for a file. */
import './page-script'

export { default } from '../form/island'
