import { expect, it } from 'vitest'
import { adSettingsFrom } from './ads'

const CONSENT_SCRIPT = 'https://consent.example/ask.js'
const read = (env: Record<string, string>) => adSettingsFrom(env, ['a-calculator', 'b-calculator'])

it('there are no ads without settings', () => {
  expect(read({})).toBeUndefined()
  expect(read({ AD_CLIENT: '', AD_SLOTS: '' })).toBeUndefined()
})

it('slots are named by folder', () => {
  const AD_SLOTS = ' a-calculator=11, b-calculator=22,'
  expect(read({ AD_CLIENT: 'ca-pub-1', AD_SLOTS, CONSENT_SCRIPT })).toMatchObject({
    client: 'ca-pub-1',
    slots: { 'a-calculator': '11', 'b-calculator': '22' },
    consentScript: CONSENT_SCRIPT,
  })
})

it('settings that could never show an ad stop the build', () => {
  const slots = (AD_SLOTS: string) => () => read({ AD_CLIENT: 'ca-pub-1', AD_SLOTS, CONSENT_SCRIPT })
  expect(slots('')).toThrow('AD_CLIENT is set without AD_SLOTS; that must read like stubhub-')
  expect(() => read({ AD_SLOTS: 'a-calculator=11' })).toThrow('AD_SLOTS is set without AD_CLIENT')
  expect(() => read({ AD_CLIENT: 'ca-pub-1', AD_SLOTS: 'a-calculator=11' })).toThrow(
    'AD_SLOTS is set without CONSENT_SCRIPT',
  )
  expect(slots(' , ')).toThrow('AD_SLOTS is " , "; it must read like')
  expect(slots('a-calculator')).toThrow('AD_SLOTS has "a-calculator"; it must read like')
  expect(slots('a-calculator=11=12')).toThrow('AD_SLOTS has "a-calculator=11=12"')
  expect(slots('c-calculator=11')).toThrow(
    /^AD_SLOTS names "c-calculator", where no ad has a place; .*: a-calculator, b-calculator$/,
  )
})
