/** Waiting in tests without a browser. */

/** Lets everything happen that is under way. */
export const settle = () => new Promise((done) => setTimeout(done))

/** Waits until something holds. */
export async function until(holds: () => unknown): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (holds()) return
    await settle()
  }
  throw new Error(`waited in vain: ${holds}`)
}
