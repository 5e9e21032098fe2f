import { expect, it } from 'vitest'
import { adSettingsFrom } from './ads'

const CONSENT_SCRIPT = 'https://consent.example/ask.js'
/** Settings that show an ad. */
const ADS = { AD_CLIENT: 'ca-pub-1', AD_SLOTS: 'a-calculator=11', CONSENT_SCRIPT }
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
  const slots = (AD_SLOTS: string) => () => read({ ...ADS, AD_SLOTS })
  expect(slots(' , ')).toThrow('AD_SLOTS is " , "; it must read like')
  expect(slots('a-calculator')).toThrow('AD_SLOTS has "a-calculator"; it must read like')
  expect(slots('a-calculator=11=12')).toThrow('AD_SLOTS has "a-calculator=11=12"')
  expect(slots('c-calculator=11')).toThrow(
    /^AD_SLOTS names "c-calculator", where no ad has a place; .*: a-calculator, b-calculator$/,
  )
})

it.each(['AD_CLIENT', 'AD_SLOTS', 'AD_SCRIPT', 'AD_HOSTS', 'CONSENT_SCRIPT'])(
  '%s alone stops the build',
  (name) => {
    const missing = name === 'AD_CLIENT' ? 'AD_SLOTS' : 'AD_CLIENT'
    expect(() => read({ [name]: 'https://ads.example' })).toThrow(`${name} is set without ${missing}; that`)
  },
)

it('ads that nobody is asked about stop the build', () => {
  expect(() => read({ ...ADS, CONSENT_SCRIPT: '' })).toThrow('AD_CLIENT is set without CONSENT_SCRIPT; that')
})

it.each(['pub-1', 'ca-pub-', 'ca-pub-1 ', 'ca-pub-1a'])('%s is no client', (AD_CLIENT) => {
  expect(() => read({ ...ADS, AD_CLIENT })).toThrow(
    `AD_CLIENT is "${AD_CLIENT}"; it must read like ca-pub-1234567890`,
  )
})

it.each(['AD_SCRIPT', 'CONSENT_SCRIPT'])('%s is an address that nobody can listen in on', (name) => {
  for (const address of ['ads.example/a.js', '//ads.example/a.js', 'http://ads.example/a.js', 'data:,'])
    expect(() => read({ ...ADS, [name]: address })).toThrow(
      `${name} is "${address}"; it must read like https://example.com/script.js`,
    )
  expect(() => read({ ...ADS, [name]: 'http://127.0.0.1:80/a.js' })).not.toThrow()
})

it('more hosts are named one by one, each without a path', () => {
  const hosts = (AD_HOSTS: string) => read({ ...ADS, AD_HOSTS })?.hosts
  expect(hosts('')).toEqual([])
  expect(hosts(' https://a.example  https://*.b.example http://127.0.0.1:80 ')).toEqual([
    'https://a.example',
    'https://*.b.example',
    'http://127.0.0.1:80',
  ])
  for (const host of [
    'a.example',
    'http://a.example',
    'https://a.example/',
    'https:',
    "https://a;'self'",
    '*',
  ])
    expect(() => hosts(`https://b.example ${host}`)).toThrow(
      `AD_HOSTS has "${host}"; it must read like https://cdn.example.com https://*.example.net`,
    )
})
