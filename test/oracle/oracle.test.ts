/** Every calculator against the oracle, on generated inputs. */
import { describe, expect, it } from 'vitest'
import { ORACLES, problems } from './compare'
import { slugs } from './contract'
import { anyInputs } from './inputs'
import { holds } from './run'
import { linesOf, present } from './shown'

it('has an oracle for every agreed calculator', () => {
  expect(Object.keys(ORACLES).toSorted()).toEqual(slugs.toSorted())
})

describe('what is shown is what the oracle says', () => {
  it.each(slugs.filter(present))('%s', (slug) => {
    holds(slug, anyInputs(slug), (raw) => problems(slug, raw, linesOf(slug, raw)))
  })
})
