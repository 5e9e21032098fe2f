import { expect, it } from 'vitest'
import { addressProblem, siteAddress } from './address'

it.each(['https://fees.example.com', 'https://fees.example.com/', 'http://127.0.0.1:4321'])(
  'the site can be at %s',
  (setting) => {
    expect(addressProblem(setting)).toBeUndefined()
    expect(siteAddress(setting)).toBe(setting)
  },
)

it.each(['fees.example.com', 'fees.example.com:443', 'localhost:4321'])(
  '%s is told to be an address',
  (setting) => {
    expect(addressProblem(setting)).toBe(`SITE_URL is ${setting}; it must read like https://${setting}`)
  },
)

it('what is nothing like an address is told what one is', () => {
  expect(addressProblem('our site')).toBe(
    'SITE_URL is our site; it must read like https://fee-estimators.example',
  )
})

it('a path is refused', () => {
  expect(addressProblem('https://example.com/fees')).toMatch(
    /^SITE_URL is https:\/\/example\.com\/fees, but links begin at the root/,
  )
})

it('without one, and until a wrong one is refused, pages name the example address', () => {
  for (const setting of [undefined, '', 'fees.example.com'])
    expect(siteAddress(setting)).toBe('https://fee-estimators.example')
})
