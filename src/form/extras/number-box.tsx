import type { ComponentProps } from 'react'
import boxes from '../boxes.module.css'
import { NumberInput } from '../number-input'

interface NumberBoxProps extends ComponentProps<typeof NumberInput> {
  /** What stands inside the field's edge: a sign before the figure, a sign or a unit after it. */
  before?: string | undefined
  after?: string | undefined
}

const Sign = ({ text }: { text: string }) => (
  <span aria-hidden="true" translate="no">
    {text}
  </span>
)

/** A number field as the form's own are (fields.tsx), which most pages know only as they were served. */
export const NumberBox = ({ before, after, ...input }: NumberBoxProps) => (
  <div className={boxes.box}>
    {before && <Sign text={before} />}
    <NumberInput {...input} />
    {after && <Sign text={after} />}
  </div>
)
