/** A page that nobody looks at is never called idle, nor in some browsers one that draws nothing; so long is waited. */
const AT_LATEST = { timeout: 1000 }

/** For browsers that never say when they are idle, in milliseconds. */
const SOON = 200

export const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, AT_LATEST) : setTimeout(resolve, SOON),
  )
