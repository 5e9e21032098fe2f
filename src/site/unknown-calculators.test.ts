import { expect, it } from 'vitest'
import { unknownCalculators } from './unknown-calculators'

it('every name without a folder gets a sentence that says where it stands', () => {
  const folders = ['one-calculator', 'two-calculator']
  expect(
    unknownCalculators(folders, [
      { where: 'src/site/settings.ts: POPULAR', names: ['one-calculator', 'oen-calculator'] },
      { where: 'one-calculator/content.mdx: related', names: ['two-calculator'] },
    ]),
  ).toEqual([
    "src/site/settings.ts: POPULAR names 'oen-calculator', expected the name of a folder in src/calculators",
  ])
})
