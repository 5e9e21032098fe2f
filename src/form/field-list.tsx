import { memo } from 'react'
import { FieldView } from './fields'
import { onlyWhen } from './fitting'
import type { FieldPieceProps, Pieces } from './pieces'

interface FieldListProps extends FieldPieceProps {
  pieces: Pieces
  /** How often the form was reset: pieces with a state of their own then start anew. Nothing else ever does. */
  resets: number
}

/** All questions of a calculator. A press changes none of them, so it draws none of them anew. */
export const FieldList = memo(function FieldList({ pieces, resets, ...piece }: FieldListProps) {
  const { fields } = piece.calculator
  return Object.entries(fields).map(([name, field]) => {
    const Instead = pieces.instead?.[name]
    const After = pieces.after?.[name]
    return (
      <div key={name} {...(field.kind !== 'many' && onlyWhen(field.shownWhen))}>
        {Instead && <Instead key={resets} {...piece} />}
        {Instead === undefined && field.kind !== 'many' && (
          <FieldView name={name} field={field} calculator={piece.calculator} />
        )}
        {After && <After {...piece} />}
      </div>
    )
  })
})
