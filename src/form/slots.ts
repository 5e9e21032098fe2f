import type { ComponentType, RefObject } from 'react'
import type { Calculator } from '../engine/calculator'
import type { RawInputs } from '../engine/read'
import type { Answer } from './answer'
import type { Deferred } from './deferred'

/** Props of a component among the fields. */
export interface FieldSlotProps {
  calculator: Calculator
}

/** Props of what brings the questions to life. */
export interface FieldLifeProps {
  calculator: Calculator
  form: RefObject<HTMLFormElement | null>
  /** What a link is to fill in, if one was opened. Where fields are repeated, as many are added as there are texts. */
  given: RawInputs | undefined
  /** To be called once fields for all that was given have been added. */
  onFieldsAdded: () => void
}

/** Props of a component below the result. */
export interface ResultSlotProps {
  calculator: Calculator
  answer: Answer | undefined
}

/** Components of a calculator among its fields. Like all questions they are drawn by the server alone (`*.server.tsx`). */
export interface FieldSlots {
  /** In place of a field; `null` where another component renders that field too. */
  replace?: Readonly<Record<string, ComponentType<FieldSlotProps> | null>>
  after?: Readonly<Record<string, ComponentType<FieldSlotProps>>>
}

/** Props of all questions together. */
export interface FieldsProps extends FieldSlotProps {
  slots?: FieldSlots | undefined
}

/** Components that one calculator alone has, plugged into the form from its folder. */
export interface Slots {
  fields?: FieldSlots
  /** What those among the fields do once the form is awake; it draws nothing. */
  fieldLife?: ComponentType<FieldLifeProps>
  /** With what it will need, if that is lazy. */
  belowResult?: ComponentType<ResultSlotProps> & { readonly source?: Deferred<unknown> }
}

export const NO_SLOTS: Slots = {}
