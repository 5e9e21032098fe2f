/** Extras of results: rates, notes, thresholds, prices worked back, comparisons, links; a change shows as a diff. */
import { expect, it } from 'vitest'
import { calculators } from '../../src/calculators/registry'
import type { Calculator } from '../../src/engine/calculator'
import { isComparable, rank } from '../../src/engine/comparison'
import { centsText } from '../../src/engine/counted-cents'
import { exact } from '../../src/engine/exact'
import { money, number } from '../../src/engine/fields'
import { figureLabel, figuresOf } from '../../src/engine/figures'
import { filled } from '../../src/engine/filled'
import { nearestThreshold } from '../../src/engine/nearest-threshold'
import { readingNotes } from '../../src/engine/notes'
import { explain } from '../../src/engine/phrase'
import type { RawInputs } from '../../src/engine/read'
import { noResult } from '../../src/engine/result'
import { questionFor, reverse } from '../../src/engine/reverse'
import { toFragment } from '../../src/engine/to-fragment'
import { transcript } from '../../src/engine/transcript'
import { agreedOf } from '../agreed'
import { casesOf, snapshotFile } from './table'

/** Below every fixed fee, ordinary, around cliffs and caps, and large. */
const WANTED = [0.01, 5, 97.16, 150, 995, 1210, 25_000]

const rateTexts = ({ rates, formats }: Calculator) =>
  figuresOf(rates, formats).map(
    (figure) =>
      `${figure.path}: ${figureLabel(figure)} ${figure.value} ${figure.unit} ${figure.suffix ?? ''}`,
  )

function workedBack(calculator: Calculator, raw: RawInputs): string[] {
  const result = calculator.run(raw)
  const question = result && questionFor(calculator, raw, result)
  if (!question) return ['nothing to work back']
  return WANTED.map((amount) => {
    const found = reverse(calculator, raw, exact(amount), question)
    const price = found ? `${centsText(found.cents)}${found.isExact ? '' : ', about'}` : 'cannot be had'
    return `${question} ${amount}: ${price}`
  })
}

/** What a sale, payment or ticket of another calculator comes to here. Others are not named: no calculator keeps another's figures. */
function compared(calculator: Calculator): string[] {
  const { comparison } = calculator
  if (!comparison) return []
  const other: Calculator = {
    ...calculator,
    fields: {
      price: money({ label: 'Price' }),
      shipping: money({ label: 'Shipping' }),
      quantity: number({ label: 'Quantity' }),
    },
    comparison: { ...comparison, carries: { price: 'price', shipping: 'shipping', quantity: 'quantity' } },
    run: () => noResult,
  }
  return rank(other, { price: '120', shipping: '10', quantity: '2' }, [calculator]).map(
    (row) =>
      `${comparison.kind} of 120, shipping 10, quantity 2: ${comparison.as} ${row.amount.toText(2)} #${toFragment(row.calculator, { raw: row.raw, ownRates: {} })}`,
  )
}

function besides(calculator: Calculator, raw: RawInputs, isAgreed: boolean): string[] {
  const result = calculator.run(raw)
  const threshold = nearestThreshold(calculator, raw)
  return [
    ...readingNotes(calculator, raw),
    ...(threshold ? [explain(threshold, calculator.formats)] : []),
    ...(isAgreed && result ? transcript(calculator, result).split('\n') : []),
    ...(isAgreed
      ? [...workedBack(calculator, raw), isComparable(calculator, raw) ? 'comparable' : 'nothing to compare']
      : []),
  ]
}

it.each(calculators)('$slug has beside it what it had', async ({ slug, calculator }) => {
  const agreed = agreedOf(slug).cases.map(({ inputs }) => inputs)
  const cases = casesOf(slug).flatMap(({ title, inputs }) => {
    const told = besides(calculator, filled(calculator.fields, inputs), agreed.includes(inputs))
    return told.length ? [[title, ...told].join('\n  ')] : []
  })
  const sold = calculator.sells ? ['what is sold has a cost'] : []
  const text = [[...rateTexts(calculator), ...compared(calculator), ...sold].join('\n'), ...cases]
    .join('\n\n')
    .replaceAll('\u00a0', ' ')
  await expect(`${text}\n`).toMatchFileSnapshot(snapshotFile(slug, 'extras.txt'))
})
