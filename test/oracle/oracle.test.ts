/** Every calculator against its oracle, on generated inputs. */
import { describe, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import { agreedLines } from '../shown'
import { problems } from './compare'
import { anyInputs } from './inputs'
import { holds } from './run'

describe('what is shown is what the oracle says', () => {
  it.each(calculators)('$slug', ({ slug, calculator }) => {
    holds(slug, anyInputs(slug), (raw) => problems(slug, raw, agreedLines(calculator, raw)))
  })
})
