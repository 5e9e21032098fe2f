/** What runs before any other script of a page in WebKit, which has no console that could be read. */
import type { Settings } from './engine.ts'

/** Where a page keeps what it complained of. */
export const COMPLAINTS = 'complaints'

const KEEPING = `
  const keep = (text) => sessionStorage.setItem('${COMPLAINTS}',
    JSON.stringify([...JSON.parse(sessionStorage.getItem('${COMPLAINTS}') ?? '[]'), String(text)]))
  addEventListener('error', ({ message }) => message && keep(message))
  addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep('refused: ' + violatedDirective + ' ' + blockedURI))
  for (const level of ['error', 'warn']) console[level] = (...texts) => keep(texts.join(' '))`

/** A blurred shadow is a third of all drawing where a processor does it. */
const WITHOUT_SHADOWS = `
  document.documentElement.style.setProperty('--shadow', 'none')`

export const webkitScript = ({ whole }: Settings) => `(() => {${KEEPING}${whole ? '' : WITHOUT_SHADOWS}
})()`
