import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Entry } from '../src/site/search/entries'
import { searchIn } from '../src/site/search/match'
import { expectNoViolation } from './visit/axe'

/** The index as it is served. */
export const entries: Entry[] = JSON.parse(readFileSync('dist/search.json', 'utf8'))
const search = searchIn(entries)

export const slugOf = ({ path }: Entry) => path.slice(1, -1)
export const found = (query: string) => search(query).found.map(slugOf)
export const missed = (query: string) => search(query).missed

export const PHONE = { width: 360, height: 740 }
export const WIDE = { width: 1280, height: 900 }

/** On home and in the menu alike; of the two only one can be seen. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Find a calculator' })

export async function hasNoViolation(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNoViolation(page, 'while searching')
}
