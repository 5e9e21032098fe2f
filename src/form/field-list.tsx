import { memo } from 'react'
import { FieldView } from './fields'
import { onlyWhen } from './fitting'
import type { FieldPieceProps, Pieces } from './pieces'

interface FieldListProps extends FieldPieceProps {
  pieces: Pieces
}

/** All questions of a calculator. A press changes none of them, so it draws none of them anew. */
export const FieldList = memo(function FieldList({ pieces, ...piece }: FieldListProps) {
  const { fields } = piece.calculator
  return Object.entries(fields).map(([name, field]) => {
    const Instead = pieces.instead?.[name]
    const After = pieces.after?.[name]
    return (
      <div key={name} {...(field.kind !== 'many' && onlyWhen(field.shownWhen))}>
        {Instead && <Instead {...piece} />}
        {Instead === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={field} calculator={piece.calculator} />
        )}
        {After && <After {...piece} />}
      </div>
    )
  })
})
