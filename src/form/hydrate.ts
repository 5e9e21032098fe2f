import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

export { createRoot } from 'react-dom/client'

/**
 * Hydrates an island with its component. The framework's own script does it too, and more that no island here has (slots,
 * form actions, islands without HTML): 0.7 KB on every page.
 */
export default (island: HTMLElement) => (component: ComponentType, props: object) => {
  if (!island.hasAttribute('ssr')) return
  const identifierPrefix = island.getAttribute('prefix') ?? ''
  startTransition(() => void hydrateRoot(island, createElement(component, props), { identifierPrefix }))
}
