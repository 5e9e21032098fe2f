import { useEffect, useLayoutEffect } from 'react'
import { useSignPresses } from '../../form/sign-presses'
import type { FieldLifeProps } from '../../form/slots'
import { addPieces, hearPieces, piecesIn } from './pieces'

/** Pieces of a link come in small portions, so that the page is never held up. */
const PORTION = 5

/** What stands in the fields of a new piece: its area, and the unit of its sides. */
const EMPTY = ['', 'ft']

/** All pieces that a link brings. */
function broughtBy(given: FieldLifeProps['given']): string[][] {
  const texts = [given?.segmentValue, given?.segmentUnit].map((each) => [each ?? []].flat())
  const length = Math.max(...texts.map((each) => each.length))
  return Array.from({ length }, (_, place) => EMPTY.map((empty, field) => texts[field]?.[place] ?? empty))
}

/** What the pieces of the shape do: they come and go by press, and come with a link. */
export function SegmentPresses({ form, given, onFieldsAdded }: FieldLifeProps) {
  useSignPresses(form)
  useLayoutEffect(() => (form.current ? hearPieces(form.current, EMPTY) : undefined), [form])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const brought = broughtBy(given)
    let next: ReturnType<typeof setTimeout>
    const bring = (from: number) => {
      if (from >= brought.length) return onFieldsAdded()
      next = setTimeout(() => {
        addPieces(element, brought.slice(from, from + PORTION))
        bring(from + PORTION)
      })
    }
    bring(piecesIn(element).length)
    return () => clearTimeout(next)
  }, [form, given, onFieldsAdded])

  return null
}
