/** Generated inputs through the real form, held against the oracle. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { agreedOf } from '../../test/agreed'
import { oneMore } from '../../test/one-more'
import { problems } from '../../test/oracle/compare'
import { anyInputs } from '../../test/oracle/inputs'
import type { Raw } from '../../test/oracle/numbers'
import { expect, form, results } from '../site'

/** Only what a number field takes and a select offers; the rest is tested without a browser. */
const canBeEntered = (slug: string) => (raw: Raw) =>
  agreedOf(slug).inputs.every(({ name, kind, options = [] }) =>
    kind === 'select'
      ? [raw[name]].flat().every((text) => text !== undefined && options.includes(text))
      : [raw[name] ?? []].flat().every((text) => kind === 'checkbox' || /^(-?\d+(\.\d+)?)?$/.test(text)),
  )

/** What came of a press: what the form handed over, whatever was meant to be entered, and what is shown then. */
interface Seen {
  readonly typed: Raw
  readonly shown: Record<string, string>
  readonly sideways: number
}

/**
 * One set of inputs after the other: all fields in one go, as a browser fills in a form it remembers, and the button; keys and
 * pointer are those of `e2e/engines`. The page does all of it by itself: to be told of each field takes longer than to fill it in.
 */
const enterAndPress = (page: Page, slug: string, sets: readonly Raw[]): Promise<Seen[]> =>
  form(page).evaluate(
    async (element, entered) => {
      const controls = (name: string) => [
        ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`),
      ]
      const enter = ({ name, more, isTicked, texts }: (typeof entered)[number][number]) => {
        const add = element.querySelector<HTMLButtonElement>(more)
        while (add && controls(name).length < texts.length) add.click()
        for (const [index, control] of controls(name).entries()) {
          const text = texts[index]
          if (!control.checkVisibility({ visibilityProperty: true })) continue
          if (control.type === 'checkbox') {
            if ((control as HTMLInputElement).checked !== isTicked) control.click()
          } else if (text !== undefined) {
            control.value = text
            for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
          }
        }
      }
      const said = () =>
        document.querySelector('section[aria-labelledby=result-title] [role=status]')?.textContent
      const pressed = async () => {
        const before = said()
        element.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
        // Every press is announced in words of its own.
        for (let frames = 0; said() === before; frames++) {
          if (frames > 1000) throw new Error(`a press is not answered: ${before}`)
          await new Promise(requestAnimationFrame)
        }
      }
      const seen = []
      for (const fields of entered) {
        for (const field of fields) enter(field)
        await pressed()
        const data = new FormData(element as HTMLFormElement)
        const outputs = [...document.querySelectorAll<HTMLOutputElement>('main output')]
        const { scrollWidth, clientWidth } = document.documentElement
        seen.push({
          typed: Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)])),
          shown: Object.fromEntries(
            outputs.map(({ name, textContent }) => [name, (textContent ?? '').replaceAll('\u00a0', ' ')]),
          ),
          sideways: scrollWidth - clientWidth,
        })
      }
      return seen
    },
    sets.map((raw) =>
      agreedOf(slug).inputs.map(({ name }) => ({
        name,
        more: oneMore(name),
        isTicked: raw[name] !== undefined,
        texts: [raw[name] ?? []].flat(),
      })),
    ),
  )

/** What the form hands over now. */
const handedOver = (page: Page): Promise<Raw> =>
  form(page).evaluate((element) => {
    const data = new FormData(element as HTMLFormElement)
    return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]))
  })

/** Waits until the lines shown are those that the oracle works out from what the form hands over. */
export async function expectByOracle(page: Page, slug: string): Promise<void> {
  const typed = await handedOver(page)
  await expect
    .poll(async () => problems(slug, typed, await results(page)), {
      message: `${slug} with ${JSON.stringify(typed)}`,
    })
    .toEqual([])
}

export async function expectAnyByOracle(page: Page, slug: string, sets: number, seed: number): Promise<void> {
  const inputs = fc.sample(anyInputs(slug).filter(canBeEntered(slug)), { numRuns: sets, seed })
  for (const { typed, shown, sideways } of await enterAndPress(page, slug, inputs)) {
    expect.soft(problems(slug, typed, shown), `${slug} with ${JSON.stringify(typed)}`).toEqual([])
    expect.soft(sideways, JSON.stringify(typed)).toBe(0)
  }
}
