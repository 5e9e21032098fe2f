import { useEffect, useMemo, useRef, useState } from 'react'
import type { Calculator } from '../engine/calculator'
import { type OwnRates, replaceable } from '../engine/own-rates'
import { DeferredView } from './deferred-view'
import { EXTRAS } from './extras-module'
import styles from './form.module.css'
import { HiddenRates } from './hidden-rates'
import type { PublishedChoice } from './published-choice'
import { TRANSLATABLE } from './translatable'

interface RatesProps {
  calculator: Calculator
  /** Rates that a link has brought. */
  given: OwnRates | undefined
  /** How often the form was reset: the panel begins anew then. */
  resets: number
  retryKey: number
  published: PublishedChoice
}

/** A closed panel whose content is lazy: fetched when it is first opened. */
export function Rates({ calculator, given, resets, retryKey, published }: RatesProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(0)
  // It may have been opened before this script arrived.
  useEffect(() => setOpened(panel.current?.open ? 1 : 0), [])
  // Rates that came with a link are shown, not hidden away.
  useEffect(() => {
    const hasRates = published.id || (given && Object.keys(given).length > 0)
    if (panel.current && hasRates) panel.current.open = true
  }, [given, published.id])
  const { rates, formats } = calculator
  const isFixed = useMemo(() => replaceable(rates).length === 0, [rates])
  if (isFixed) return null
  const words = formats.words.form
  return (
    <details ref={panel} className={styles.rates} onToggle={() => setOpened((times) => times + 1)}>
      <summary {...TRANSLATABLE}>{words.ratesUsed}</summary>
      {opened > 0 && (
        <DeferredView
          source={EXTRAS}
          retryKey={opened + retryKey}
          text={words.missingRates}
          retry={words.tryAgain}
          fallback={<HiddenRates given={given} />}
        >
          {({ RatesPanel }) => <RatesPanel key={resets} {...{ calculator, given, published, retryKey }} />}
        </DeferredView>
      )}
      {opened === 0 && <HiddenRates given={given} />}
    </details>
  )
}
