import { memo } from 'react'
import { askedAs, type RawInputs } from '../engine/read'
import { FieldView } from './fields'
import type { FieldPieceProps, Pieces } from './pieces'
import { foundBy } from './shown-when'

interface FieldListProps extends FieldPieceProps {
  pieces: Pieces
  chosen: RawInputs
}

/** All questions of a calculator. A press changes none of them, so it draws none of them anew. */
export const FieldList = memo(function FieldList({ pieces, chosen, ...piece }: FieldListProps) {
  const { fields } = piece.calculator
  return Object.entries(fields).map(([name, field]) => {
    const Instead = pieces.instead?.[name]
    const After = pieces.after?.[name]
    return (
      <div key={name} {...foundBy(name, field)}>
        {Instead && <Instead {...piece} />}
        {Instead === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={askedAs(field, fields, chosen)} calculator={piece.calculator} />
        )}
        {After && <After {...piece} />}
      </div>
    )
  })
})
