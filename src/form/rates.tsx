import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import styles from './form.module.css'
import { FORM_WORDS } from './words'

const RatesPanel = lazy(() => import('./rates-panel'))

/** A closed panel; what is in it is fetched when it is first opened. */
export const Rates = memo(function Rates({ calculator }: { calculator: Calculator }) {
  const panel = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // It may have been opened before this script arrived.
  useEffect(() => setOpened(panel.current?.open ?? false), [])
  if (Object.keys(calculator.rates).length === 0) return null
  return (
    <details ref={panel} className={styles.rates} onToggle={() => setOpened(true)}>
      <summary>{FORM_WORDS[calculator.formats.language].ratesUsed}</summary>
      {opened && (
        <Suspense>
          <RatesPanel calculator={calculator} />
        </Suspense>
      )}
    </details>
  )
})
