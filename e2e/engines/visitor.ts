/** What a visitor does, said once for all engines; what one sees is in `seeing.ts`. Keys and presses are real; nothing here waits for a time. */
import { oneMore } from '../../test/one-more.ts'
import { COMMAND, type Tab } from './engine.ts'
import type { FaultyServer } from './faulty-server.ts'
import { choosing, type Inputs, standing } from './filling.ts'
import { described, patiently } from './in-page.ts'
import { seeing } from './seeing.ts'
import { calculate, css, field, type Target } from './targets.ts'

export function visitor(tab: Tab, server: FaultyServer) {
  const { evaluate, ask, ...seen } = seeing(tab)

  /** Where to press: in view, at rest, and nothing in front of it. */
  const point = (target: Target) =>
    patiently(`${described(target)} to be free to press`, async () => {
      const place = await ask(target, async (element: Element) => {
        const where = () => {
          const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
          return width > 0 ? [Math.round(left + width / 2), Math.round(top + height / 2)] : []
        }
        const drawn = () => new Promise((done) => requestAnimationFrame(done))
        const { top, bottom } = element.getBoundingClientRect()
        if (top < 80 || bottom > innerHeight) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          // What was never drawn before has its size only now, and the page may move by the difference.
          await drawn()
          await drawn()
        }
        const before = where()
        await new Promise((done) => setTimeout(done, 20))
        const [x = -1, y = -1] = where()
        const hit = document.elementFromPoint(x, y)
        const isMeant = (other: Element) =>
          element.contains(other) || other.closest('label')?.control === element
        const isFree = hit && isMeant(hit)
        Object.assign(globalThis, { pressed: 'nothing' })
        const press = ({ target: pressed }: Event) =>
          Object.assign(globalThis, { pressed: isMeant(pressed as Element) ? 'it' : 'another' })
        document.addEventListener('pointerdown', press, { capture: true, once: true })
        return isFree && String(before) === String([x, y]) ? ([x, y] as const) : undefined
      })
      return place ?? undefined
    })

  /** What the press has met; a page that was left knows nothing of it. */
  const pressed = () =>
    patiently('a press to arrive', async () => {
      const met = await tab.run('() => globalThis.pressed ?? "left"', []).catch(() => 'left')
      return met === 'nothing' ? undefined : met
    })

  async function click(target: Target): Promise<void> {
    await patiently(`${described(target)} to be pressed`, async () => {
      const [x, y] = await point(target)
      await tab.click(x, y)
      // What moves away in the last moment is missed, and a visitor presses again; not because a slow page has not answered yet.
      return (await pressed()) === 'another' ? undefined : true
    })
  }

  /** A page that is there anew, be it the one that was there before. */
  async function arrive(url: string, go: (url: string) => Promise<unknown>): Promise<void> {
    await tab.run('() => { globalThis.left = true }', []).catch(() => {})
    await go(url)
    await patiently(
      `${url} to open`,
      async () =>
        (await tab.run(
          `(url) => !globalThis.left && location.href === url && document.readyState !== 'loading' || undefined`,
          [url],
        )) as boolean | undefined,
    )
  }

  const self = {
    tab,
    server,
    evaluate,
    ask,
    click,
    press: tab.press,
    type: tab.type,
    viewport: tab.viewport,
    ...seen,

    open: (path: string) => arrive(server.origin + path, tab.goto),
    reload: async () => arrive(await evaluate(() => location.href), () => evaluate(() => location.reload())),
    back: () => tab.traverse(-1),
    forward: () => tab.traverse(1),

    async doubleClick(target: Target): Promise<void> {
      const [x, y] = await point(target)
      await tab.doubleClick(x, y)
    },
    async hover(target: Target): Promise<void> {
      const [x, y] = await point(target)
      await tab.move(x, y)
    },
    /** Puts the pointer into a field and types over what is there. */
    async fill(target: Target, text: string): Promise<void> {
      const [x, y] = await point(target)
      await tab.write(x, y, text)
    },
    /** Native lists open windows of their own that no engine lets one press in; as Playwright does, this sets and says so. */
    choose: (target: Target, value: string) =>
      ask(
        target,
        (select: HTMLSelectElement, chosen: string) => {
          select.focus()
          if (![...select.options].some((option) => option.value === chosen))
            throw new Error(`${select.name} has no option ${chosen}`)
          select.value = chosen
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
        },
        value,
      ),
    async tick(target: Target, ticked: boolean): Promise<void> {
      if ((await ask(target, ({ checked }: HTMLInputElement) => checked)) !== ticked) await click(target)
    },
    /** Pastes what was copied elsewhere, from a field that is there for a moment, over what is in a field; then presses more keys. */
    async paste(target: Target, text: string, ...then: readonly string[]): Promise<void> {
      await evaluate((copied: string) => {
        const elsewhere = document.createElement('textarea')
        elsewhere.id = 'elsewhere'
        elsewhere.value = copied
        document.body.append(elsewhere)
        elsewhere.select()
      }, text)
      await tab.press(`${COMMAND}+c`)
      await ask(target, (element: HTMLElement) => {
        document.querySelector('#elsewhere')?.remove()
        element.focus()
      })
      await tab.press(`${COMMAND}+a`, `${COMMAND}+v`, ...then)
    },
    /** What the visitor would paste now. */
    async copied(): Promise<string> {
      await evaluate(() => {
        const elsewhere = document.createElement('textarea')
        elsewhere.id = 'elsewhere'
        document.body.append(elsewhere)
        elsewhere.focus()
      })
      await tab.press(`${COMMAND}+v`)
      return evaluate(() => {
        const elsewhere = document.querySelector<HTMLTextAreaElement>('#elsewhere')
        elsewhere?.remove()
        return elsewhere?.value ?? ''
      })
    },

    /** The form's script has come, and React has taken over its outermost element, which it does last. */
    hydrated: () =>
      patiently(
        'the form to be hydrated',
        async () =>
          (await tab.run(
            `() => Object.keys(document.querySelector('main astro-island:not([ssr]) > *') ?? {}).some((key) => key.startsWith('__react')) || undefined`,
            [],
          )) as true | undefined,
      ),
    calculate: () => click(calculate),
    /** Fills in the form; only what can be seen, and as many fields as it takes. */
    async fillIn(inputs: Inputs): Promise<void> {
      for (const [name, value] of Object.entries(inputs))
        while (Array.isArray(value) && (await seen.count(field(name))) < value.length)
          await click(css(oneMore(name)))
      const { texts, boxes } = await evaluate(choosing, inputs)
      const [first, ...then] = texts
      if (first) {
        const [x, y] = await point(field(first.name, first.nth))
        await tab.write(x, y, first.text, then)
      }
      await patiently(`${JSON.stringify(texts)} to stand in the form`, () => evaluate(standing, texts))
      for (const { name, nth, ticked } of boxes) await self.tick(field(name, nth), ticked)
    },
  }
  return self
}

export type Visitor = ReturnType<typeof visitor>
