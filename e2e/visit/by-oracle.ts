/** Generated inputs through the real form, held against the oracle. */
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { agreedOf } from '../../test/agreed'
import { oneMore } from '../../test/one-more'
import { problems } from '../../test/oracle/compare'
import { anyInputs } from '../../test/oracle/inputs'
import type { Raw } from '../../test/oracle/numbers'
import { expect, form, results, sidewaysScroll } from '../site'

/** Only what a number field takes and a select offers; the rest is tested without a browser. */
const canBeEntered = (slug: string) => (raw: Raw) =>
  agreedOf(slug).inputs.every(({ name, kind, options = [] }) =>
    kind === 'select'
      ? [raw[name]].flat().every((text) => text !== undefined && options.includes(text))
      : [raw[name] ?? []].flat().every((text) => kind === 'checkbox' || /^(-?\d+(\.\d+)?)?$/.test(text)),
  )

/** All fields in one go, as a browser fills in a form it remembers, and the button; keys and pointer are those of `e2e/engines`. */
const enterAndPress = (page: Page, slug: string, raw: Raw): Promise<void> =>
  form(page).evaluate(
    async (element, fields) => {
      // What one field does to the others is drawn before the next is filled in.
      const drawn = () => new Promise(requestAnimationFrame)
      const controls = (name: string) => [
        ...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`),
      ]
      for (const { name, more, isTicked, texts } of fields) {
        const add = element.querySelector<HTMLButtonElement>(more)
        while (add && controls(name).length < texts.length) {
          add.click()
          await drawn()
        }
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
        await drawn()
      }
      element.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    },
    agreedOf(slug).inputs.map(({ name }) => ({
      name,
      more: oneMore(name),
      isTicked: raw[name] !== undefined,
      texts: [raw[name] ?? []].flat(),
    })),
  )

/** What the form hands over, whatever was meant to be entered. */
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
  for (const raw of inputs) {
    await enterAndPress(page, slug, raw)
    await expectByOracle(page, slug)
    expect.soft(await sidewaysScroll(page), JSON.stringify(raw)).toBe(0)
  }
}
