/** How long a page takes to answer what a visitor does. */
import type { Page } from '@playwright/test'
import { median } from './table.ts'

/** How many times slower the processor is made. */
export const SLOWER = 4

/** Milliseconds from the event: until the answer stands in the page, and until it can be seen. */
export interface Answered {
  there: number
  seen: number
}

/** What is done, and what stands in the page when it has been answered. */
interface Watched {
  event: 'click' | 'keydown'
  answer: string
}

/** Runs in the page: puts what the next such event takes into `window.answered`. */
function startWatch({ event, answer }: Watched) {
  const there = new Promise<number>((resolve) => {
    let began = 0
    const observer = new MutationObserver(() => {
      if (!document.querySelector(answer)) return
      observer.disconnect()
      resolve(performance.now() - began)
    })
    const begin = ({ timeStamp }: Event) => {
      began = timeStamp
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener(event, begin, { capture: true, once: true })
  })
  const seen = new Promise<number>((resolve) => {
    // Where nothing on the screen has changed there is no picture, and the browser says nothing.
    there.then(() => setTimeout(resolve, 1000, Number.NaN))
    // The browser's own figure, in steps of 8 ms: from the event to the next picture on the screen.
    const observer = new PerformanceObserver((list) => {
      const entry = list.getEntries().find(({ name }) => name === event)
      if (entry) resolve(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const tooLate = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`a ${event} was not answered`)), 10_000),
  )
  const both = Promise.all([there, seen]).then(([there, seen]) => ({ there, seen }))
  Object.assign(window, { answered: Promise.race([both, tooLate]) })
}

/** What it takes until `act` is answered. */
export async function answerTo(page: Page, watched: Watched, act: () => Promise<void>): Promise<Answered> {
  await page.evaluate(startWatch, watched)
  await act()
  return page.evaluate(() => (window as unknown as { answered: Promise<Answered> }).answered)
}

const milliseconds = (times: number[]) => {
  const known = times.filter((time) => !Number.isNaN(time))
  return known.length ? `${median(known).toFixed(1)} ms` : '–'
}

/** Two cells of a table. */
export const bothTimes = (answered: Answered[]) => [
  milliseconds(answered.map(({ there }) => there)),
  milliseconds(answered.map(({ seen }) => seen)),
]
