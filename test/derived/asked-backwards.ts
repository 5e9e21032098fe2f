import { calculators } from '../../src/calculators/registry'
import { filled } from '../../src/engine/filled'
import { type Breakdown, headlineOf } from '../../src/engine/result'
import { questionFor } from '../../src/engine/reverse'

/** Calculators that can be asked backwards, by any of their examples: what is sent to somebody else is not asked so, what is cashed out is. */
export const askedBackwards = calculators.flatMap(({ slug, calculator }) => {
  const [question] = calculator.examples.flatMap(({ inputs }) => {
    const raw = filled(calculator.fields, inputs)
    const result = calculator.run(raw)
    return (result && questionFor(calculator, raw, result)) ?? []
  })
  return question ? [{ slug, calculator, question }] : []
})

/** The amount that a result answers with, where it is money. */
export const answerIn = (breakdown: Breakdown) => {
  const { value } = headlineOf(breakdown)
  return value.kind === 'money' ? value.amount : undefined
}
