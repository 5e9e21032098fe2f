/** What a visitor sees, said once for all engines. */
import type { Tab } from './engine.ts'
import { CAN_BE_SEEN, described, type InPage, patiently, withElement } from './in-page.ts'
import { findAll, type Target } from './targets.ts'

export function seeing(tab: Tab) {
  /** Runs in the page; JSON goes in and comes out. */
  const evaluate = async <Answer>(look: InPage<Answer>, ...args: unknown[]): Promise<Awaited<Answer>> =>
    (
      await patiently(`an answer to ${look}`, async () => ({
        answer: (await tab.run(String(look), args)) as Awaited<Answer>,
      }))
    ).answer

  /** Asks the first element that is meant and can be seen; waits until there is one. */
  const ask = async <Answer>(
    target: Target,
    look: (element: never, ...rest: never[]) => Answer,
    ...rest: unknown[]
  ) =>
    (
      await patiently(described(target), async () => {
        return (await tab.run(withElement(look as InPage<Answer>), [target, ...rest])) as
          | { answer: Answer }
          | undefined
      })
    ).answer

  return {
    evaluate,
    ask,
    count: (target: Target) =>
      evaluate(new Function('target', `return (${findAll})(target).length`) as InPage<number>, target),
    /** Path, question and fragment of the page that is open. */
    address: () => evaluate(() => location.pathname + location.search + location.hash),

    text: (target: Target) =>
      ask(target, ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()),
    value: (target: Target) => ask(target, ({ value }: HTMLInputElement) => value),
    checked: (target: Target) => ask(target, ({ checked }: HTMLInputElement) => checked),
    attribute: (target: Target, name: string) =>
      ask(target, (element: Element, asked: string) => element.getAttribute(asked), name),
    /** False also for what is not there. */
    async sees(target: Target): Promise<boolean> {
      return evaluate(
        new Function('target', `return (${findAll})(target).some(${CAN_BE_SEEN})`) as InPage<boolean>,
        target,
      )
    },
    /** Name or label of what has the focus. */
    focused: () =>
      evaluate(() => {
        const element = document.activeElement
        return (
          element?.getAttribute('name') ??
          element?.getAttribute('aria-label') ??
          element?.textContent?.trim() ??
          ''
        )
      }),

    /** All result lines by key, as displayed, with plain spaces. */
    results: (): Promise<Record<string, string>> =>
      evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLOutputElement>('main output')].map(({ name, textContent }) => [
            name,
            (textContent ?? '').replaceAll('\u00a0', ' '),
          ]),
        ),
      ),
    /** By how many pixels the page is wider than the window. */
    sidewaysScroll: () =>
      evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  }
}
