/** What was agreed for every calculator: names of inputs and outputs, options, currency. */
import json from '../../e2e/contract.json' with { type: 'json' }
import type { Currency } from './numbers'

export type Slug = keyof typeof json

export interface AgreedInput {
  readonly name: string
  readonly kind: string
  readonly options?: readonly string[]
  readonly repeated?: boolean
}

export type Typed = Readonly<Record<string, string | boolean | readonly string[]>>

interface Agreed {
  readonly currency?: Currency
  readonly inputs: readonly AgreedInput[]
  readonly cases: readonly { readonly inputs: Typed }[]
}

export const contract = json as unknown as Readonly<Record<Slug, Agreed>>
export const slugs = Object.keys(contract) as Slug[]

export const optionsOf = (slug: Slug, name: string): readonly string[] =>
  contract[slug].inputs.find((input) => input.name === name)?.options ?? []
