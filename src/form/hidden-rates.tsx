import type { OwnRates } from '../engine/own-rates'
import { rateName } from './form-state'

/** Keeps own rates of a link in the form until fields that show them have loaded, or if they never do. */
export const HiddenRates = ({ given = {} }: { given: OwnRates | undefined }) =>
  Object.entries(given).map(([path, value]) => (
    <input key={path} type="hidden" name={rateName(path)} value={value} />
  ))
