/** A page with a result and what stands beside it, without a browser. */
import { expect, vi } from 'vitest'
import type { PageProps } from '../../src/calculators/page-form'
import type { Typed } from '../agreed'
import { settle, until } from '../waiting'
import { all, button, fill, one, open, press, textOf } from './page'

/** What was copied last; a browser may refuse. */
export const clipboard = { text: '', isAllowed: true }

export function watchClipboard(): void {
  Object.assign(clipboard, { text: '', isAllowed: true })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!clipboard.isAllowed) throw new Error('not allowed')
    clipboard.text = text
  })
}

/** Opens a page, fills in and presses, and waits for what stands beside the result. */
export async function result(
  slug: string,
  inputs: Typed = {},
  page: PageProps = {},
  hash = '',
): Promise<void> {
  await open(slug, page, hash)
  await fill(inputs)
  await press()
  await until(() => button('Copy link'))
}

/** Opens what stands under a heading. */
export async function unfold(summary: string): Promise<HTMLDetailsElement> {
  const details = all('details').find(
    (found) => textOf(found.firstElementChild) === summary,
  ) as HTMLDetailsElement
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await settle()
  return details
}

/** A press of a form's own button; the page is never sent for anew. */
export async function submit(asked: HTMLFormElement | null): Promise<void> {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  asked?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await settle()
}

/** Everything that the result says. */
export const notes = () => textOf(one('main section'))
