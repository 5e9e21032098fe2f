/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, fixed, text, upTo } from '../../../test/oracle/answer'

export default function waist(asked: Asked): Answer | undefined {
  const height = asked.number('height')
  const size = asked.number('waist')
  if (height.lte(0) || size.lte(0) || asked.choice('gender', '', 'male', 'female') === '') return undefined
  const status = size.lt(height.times('0.4'))
    ? 'Underweight'
    : size.lte(height.times('0.5'))
      ? 'Healthy'
      : size.lte(height.times('0.6'))
        ? 'Increased Risk'
        : 'High Risk'
  return {
    lines: {
      currentWaist: upTo(1, size),
      idealWaist: upTo(1, height.times('0.5')),
      maxHealthyWaist: upTo(1, height.times('0.6')),
      whtr: fixed(2, size.div(height)),
      healthStatus: text(status),
      units: text(asked.choice('units', 'imperial', 'metric') === 'imperial' ? /^Imperial\b/ : /^Metric\b/),
    },
  }
}
