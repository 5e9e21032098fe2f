/** The words that lead to each calculator. */
import type { Entry } from '../src/site/search/entries'
import { agreedOf } from '../test/agreed'
import { entries, found, missed, slugOf } from './search'
import { expect, slugs, test } from './site'

test('the index holds every calculator once', () => {
  expect(entries.map(slugOf).toSorted()).toEqual(slugs.toSorted())
})

for (const slug of slugs)
  test(`${slug} is found by its name and by other words`, () => {
    const entry = entries.find(({ path }) => path === `/${slug}/`) as Entry
    const itsWords = [...entry.names, ...entry.keywords, ...entry.categories]
    expect(itsWords.filter((words) => !found(words).includes(slug))).toEqual([])
    const searchedAs = agreedOf(slug).searchedAs ?? []
    expect(searchedAs.filter((words) => found(words)[0] !== slug)).toEqual([])
  })

/** Of these, the calculators that there are: one may be removed. */
const present = (...wanted: string[]) => wanted.filter((slug) => slugs.includes(slug))

test('no calculator is missed for what only makes a question of it', () => {
  for (const question of [
    'how much must I have listed to receive 50 on depop',
    'what can I get when someone won my jacket on ebay',
    'what does it cost if I win a car at copart',
    'I sold two tickets: stubhub versus ticketmaster',
    'stripe vs square',
    'wieviel bekomme ich, wenn ich bei ebay verkaufe',
    'was muss ich mit paypal oder stripe zahlen',
  ])
    expect(missed(question), question).toBeUndefined()
})

test('two names find both', () => {
  const pairs = {
    'stripe square': ['stripe-fees-calculator', 'square-fee-calculator'],
    'stubhub vs ticketmaster': ['stubhub-fee-calculator', 'ticketmaster-fee-calculator'],
    'depop vs ebay': [
      'depop-fee-calculator',
      'ebay-fee-calculator',
      'ebay-uk-fee-calculator',
      'ebay-australia-fee-calculator',
    ],
    'ebay uk or depop': ['ebay-uk-fee-calculator', 'depop-fee-calculator'],
    'cash app vs venmo': ['venmo-fee-calculator', 'cashapp-fee-calculator'],
    'venmo vs cashapp': ['venmo-fee-calculator', 'cashapp-fee-calculator'],
    // One name, and words of it that others begin with.
    'ebay uk fees': ['ebay-uk-fee-calculator'],
    'carpet area': ['carpet-area-calculator'],
    'square feet to square meters': ['area-irregular-shapes-calculator'],
    'square cash': ['cashapp-fee-calculator'],
  }
  for (const [query, wanted] of Object.entries(pairs)) expect(found(query), query).toEqual(present(...wanted))
})

test('the same words find all that they fit', () => {
  expect(found('merchant fee').toSorted()).toEqual(
    present(
      'paypal-gebuehrenrechner',
      'square-fee-calculator',
      'stripe-fees-calculator',
      'venmo-fee-calculator',
    ),
  )
  expect(found('sell clothes')).toEqual(present('depop-fee-calculator', 'ebay-fee-calculator'))
  expect(found('square feet')).not.toContain('square-fee-calculator')
  for (const nonsense of ['xyz', 'qwerty', 'mortgage']) expect(found(nonsense)).toEqual([])
})
