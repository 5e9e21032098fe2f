/** Calculators picked by what they have, for tests that mean any such calculator and so name none. */
import { existsSync } from 'node:fs'
import { headerOf, inOrder } from '../src/calculators/order.ts'
import type { Calculator } from '../src/engine/calculator.ts'
import type { Published } from '../src/engine/published.ts'
import { slugs } from '../test/agreed.ts'

interface Known {
  readonly slug: string
  readonly path: string
  readonly calculator: Calculator
  /** Of fee calculators: their price list. */
  readonly published: Published | undefined
}

async function known(slug: string): Promise<Known> {
  const folder = `../src/calculators/${slug}`
  const { default: calculator } = await import(`${folder}/calculator.ts`)
  const hasList = existsSync(`src/calculators/${slug}/published.ts`)
  const published = hasList ? (await import(`${folder}/published.ts`)).default : undefined
  return { slug, path: `/${slug}/`, calculator, published }
}

export const calculators = await Promise.all(inOrder(slugs).map(known))

const named = (slug: string | undefined) => calculators.find((each) => each.slug === slug) as Known

/** A page in English that the header links, and another one. */
export const [inHeader, alsoInHeader] = headerOf(slugs)
  .map(named)
  .filter(({ calculator }) => calculator.formats.language === 'en') as [Known, Known]

export const german = calculators.find(({ calculator }) => calculator.formats.language === 'de') as Known

/** A page of fees, one of measures, and one in another language: what differs between pages before anything is asked. */
export const ofEachKind = [
  inHeader,
  calculators.find(({ calculator }) => !calculator.currency) as Known,
  german,
]
