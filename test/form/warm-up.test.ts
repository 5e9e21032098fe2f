import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import calculator from '../../src/calculators/ebay-fee-calculator/calculator'
import { EXTRAS } from '../../src/form/extras-module'
import { warmUp } from '../../src/form/warm-up'

const formInPage = () => {
  document.body.innerHTML = '<main><form></form></main>'
  return document.querySelector('form') as HTMLFormElement
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('lays a result out once, where nobody sees it, and leaves nothing behind', async () => {
  const form = formInPage()
  const before = document.body.innerHTML
  const laidOut: { isConnected: boolean; visibility: string; text: string | null }[] = []
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    laidOut.push({
      isConnected: this.isConnected,
      visibility: this.style.visibility,
      text: this.textContent,
    })
    return new DOMRect()
  })
  const listening: boolean[] = []
  const { subscribe } = EXTRAS
  vi.spyOn(EXTRAS, 'subscribe').mockImplementation((heard) => {
    const stop = subscribe(heard)
    const place = listening.push(true) - 1
    return () => {
      listening[place] = false
      return stop()
    }
  })
  await warmUp(calculator, form)
  await vi.waitUntil(() => listening.length > 0 && !listening.includes(true))
  expect(laidOut).toEqual([
    { isConnected: true, visibility: 'hidden', text: expect.stringContaining('Total fees') },
  ])
  expect(document.body.innerHTML).toBe(before)
})

it('leaves an error to the press that meets it again, and what comes after it is not held up', async () => {
  const form = formInPage()
  const broken = {
    ...calculator,
    get resultsTitle(): string {
      throw new Error('broken on purpose')
    },
  }
  await expect(warmUp(broken, form)).resolves.toBeUndefined()
})
