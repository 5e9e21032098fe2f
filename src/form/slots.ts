import type { ComponentType } from 'react'
import type { Calculator } from '../engine/calculator'
import type { RawInputs } from '../engine/read'
import type { Answer } from './answer'
import type { Deferred } from './deferred'

/** Props of a component among the fields. */
export interface FieldSlotProps {
  calculator: Calculator
  /** What a link is to fill in, if one was opened. One with repeated fields adds as many as there are texts. */
  given: RawInputs | undefined
  /** To be called once fields for all that was given have been added. */
  onFieldsAdded: () => void
}

/** Props of all questions together. */
export interface FieldsProps extends FieldSlotProps {
  /** How often the form was reset: components of the calculator are mounted again, nothing else is. */
  resets: number
}

/** Props of a component below the result. */
export interface ResultSlotProps {
  calculator: Calculator
  answer: Answer | undefined
}

/** Components of a calculator among its fields. */
export interface FieldSlots {
  /** In place of a field; `null` where another component renders that field too. */
  replace?: Readonly<Record<string, ComponentType<FieldSlotProps> | null>>
  after?: Readonly<Record<string, ComponentType<FieldSlotProps>>>
}

/** Components that one calculator alone has, plugged into the form from its folder. */
export interface Slots {
  /** All questions, where a script has to draw some of them (`liveFields`); without it they stay as they were served. */
  fields?: ComponentType<FieldsProps>
  /** With what it will need, if that is lazy. */
  belowResult?: ComponentType<ResultSlotProps> & { readonly source?: Deferred<unknown> }
}

export const NO_SLOTS: Slots = {}
