/** How the page is asked: functions that run in it, and patience until there is an answer. */
import { findAll, type Target } from './targets.ts'

const PATIENCE = 20_000

const tick = () => new Promise((done) => setTimeout(done, 25))

/** Asks until there is an answer that is neither undefined nor an error. */
export async function patiently<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const end = Date.now() + PATIENCE
  let problem: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      // A page on its way to the next one cannot be asked.
      problem = error
    }
    await tick()
  }
  throw new Error(`waited in vain: ${what}${problem ? ` (${problem})` : ''}`)
}

export const described = ({ css, name, naming, nth }: Target) =>
  [css, name && `"${name}"`, naming && `"…${naming}…"`, nth !== undefined && `no. ${nth + 1}`]
    .filter(Boolean)
    .join(' ')

// biome-ignore lint/suspicious/noExplicitAny: what runs in the page takes what it is given.
export type InPage<Answer> = (...args: any[]) => Answer

export const CAN_BE_SEEN = `(element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0`

/** The source of a function of one element, with what it needs to find it. */
export const withElement = (look: InPage<unknown>) => `async (target, ...rest) => {
  const found = (${findAll})(target)
  const element = target.nth === undefined ? (found.find(${CAN_BE_SEEN}) ?? found[0]) : found[target.nth]
  return element ? { answer: (await (${look})(element, ...rest)) ?? null } : undefined
}`
