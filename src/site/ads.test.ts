import { expect, it } from 'vitest'
import { adSettingsFrom } from './ads'

const read = (env: Record<string, string>) => adSettingsFrom(env, ['a-calculator', 'b-calculator'])

it('there are no ads without settings', () => {
  expect(read({})).toBeUndefined()
  expect(read({ AD_CLIENT: '', AD_SLOTS: '' })).toBeUndefined()
})

it('slots are named by folder', () => {
  expect(read({ AD_CLIENT: 'ca-pub-1', AD_SLOTS: ' a-calculator=11, b-calculator=22,' })).toMatchObject({
    client: 'ca-pub-1',
    slots: { 'a-calculator': '11', 'b-calculator': '22' },
    consentScript: undefined,
  })
})

it('settings that could never show an ad stop the build', () => {
  const slots = (AD_SLOTS: string) => () => read({ AD_CLIENT: 'ca-pub-1', AD_SLOTS })
  expect(slots('')).toThrow('AD_CLIENT is set without AD_SLOTS; that must read like stubhub-')
  expect(() => read({ AD_SLOTS: 'a-calculator=11' })).toThrow('AD_SLOTS is set without AD_CLIENT')
  expect(slots(' , ')).toThrow('AD_SLOTS is " , "; it must read like')
  expect(slots('a-calculator')).toThrow('AD_SLOTS has "a-calculator"; it must read like')
  expect(slots('a-calculator=11=12')).toThrow('AD_SLOTS has "a-calculator=11=12"')
  expect(slots('c-calculator=11')).toThrow(
    /^AD_SLOTS names "c-calculator", where no ad has a place; .*: a-calculator, b-calculator$/,
  )
})
