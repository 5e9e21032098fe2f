/** Units that stand at the edge of a field are for the eyes; every one that is not heard with its label is one sentence. */
import { askedBy, type Fields, type SingleField } from '../src/engine/fields'

/** "Width in feet", or the unit itself: "Number of people". */
const saysUnit = (name: string, unit: string): boolean =>
  / in /.test(name) || name.toLowerCase().split(' ').includes(unit.toLowerCase())

/** Each way a question is put. A unit of its own is not said by the words for another. */
function wordings(asked: SingleField) {
  if (asked.kind === 'choice' || asked.kind === 'toggle') return []
  const { label, unit, spoken, rewordedWhen = [] } = asked
  return [
    { label, unit, spoken },
    ...rewordedWhen.map((other) => ({
      label: other.label ?? label,
      unit: other.unit ?? unit,
      spoken: other.spoken ?? (other.unit ? undefined : spoken),
    })),
  ]
}

export const unitProblems = (file: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    wordings(askedBy(field)).flatMap(({ label, unit, spoken = '' }) =>
      unit && !saysUnit(label + spoken, unit)
        ? [
            `${file}: nobody hears the '${unit}' of ${name}, expected it in the label, '${label}', or as spoken`,
          ]
        : [],
    ),
  )
