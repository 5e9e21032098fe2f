import { useLayoutEffect, useRef } from 'react'
import type { Calculator } from '../../engine/calculator'
import { currencySign } from '../../engine/currency-sign'
import { exact } from '../../engine/exact'
import { type Figure, figureLabel, figuresOf } from '../../engine/figures'
import type { Formats } from '../../engine/format'
import type { OwnRates } from '../../engine/own-rates'
import { rateName } from '../form-state'
import { InUnit } from '../in-unit'
import { NumberBox } from './number-box'
import { RATES_WORDS } from './rates-words'

interface RateFiguresProps {
  calculator: Calculator
  /** Rates that a link has brought; Reset brings the page's own back. */
  given: OwnRates | undefined
}

/** A unit that leaves a figure its room in the field; a longer one stands with the name. */
const SHORT = 5

interface RateProps {
  figure: Figure
  label: string
  formats: Formats
}

function Rate({ figure: { path, value, unit, suffix }, label, formats }: RateProps) {
  const id = rateName(path)
  const sign = unit === 'money' ? currencySign(formats.currency) : {}
  const own = unit === 'percent' ? '%' : unit === 'number' ? suffix : undefined
  const after = sign.after ?? (own && own.length <= SHORT ? own : undefined)
  const spoken = unit === 'number' ? after : unit
  return (
    <div className="rates-rate">
      <label htmlFor={id}>
        {own && own !== after ? `${label} (${own})` : label}
        {spoken && <InUnit formats={formats} unit={spoken} />}
      </label>
      <NumberBox
        before={sign.before}
        after={after}
        id={id}
        name={id}
        defaultValue={unit === 'money' ? exact(value).toText(2) : value}
        min={0}
        step="any"
      />
    </div>
  )
}

/** The figures of each schedule together; a schedule of one figure needs no heading. */
function groupsOf({ rates, formats }: Calculator) {
  return Object.entries(rates).map(([name, schedule]) => ({
    name,
    figures: figuresOf({ [name]: schedule }, formats),
  }))
}

/** Every number of the rates, each open to be replaced for this visit. */
export function RateFigures({ calculator, given }: RateFiguresProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { formats } = calculator
  const words = RATES_WORDS[formats.language]

  /** What tells a figure from the others of its schedule: the step, the part of the price. */
  function nameWithin(figures: readonly Figure[], { title, range, suffix, unit }: Figure): string {
    const isMixed = figures.some((other) => other.unit !== unit)
    const part = unit === 'number' ? undefined : (suffix ?? (isMixed && unit === 'percent' && words.share))
    return [range, part].filter(Boolean).join(': ') || title
  }

  useLayoutEffect(() => {
    for (const input of panel.current?.querySelectorAll('input') ?? [])
      for (const [path, value] of Object.entries(given ?? {}))
        if (input.name === rateName(path)) input.value = String(value)
  }, [given])

  return (
    <div ref={panel} className="rates-figures">
      {groupsOf(calculator).map(({ name, figures }) =>
        figures.length > 1 ? (
          <fieldset key={name} className="rates-group">
            <legend>{figures[0]?.title}</legend>
            {figures.map((figure) => (
              <Rate key={figure.path} figure={figure} label={nameWithin(figures, figure)} formats={formats} />
            ))}
          </fieldset>
        ) : (
          figures.map((figure) => (
            <Rate key={figure.path} figure={figure} label={figureLabel(figure)} formats={formats} />
          ))
        ),
      )}
    </div>
  )
}
