/** Worked out a second time, from the text of the specification; figures are typed again on purpose. */
import { type Answer, type Asked, fixed } from '../../../test/oracle/answer'
import { Big } from '../../../test/oracle/numbers'

const MILLILITRES: Readonly<Record<string, string>> = {
  ml: '1',
  tsp: '4.92892',
  tbsp: '14.7868',
  'fl-oz': '29.5735',
  cup: '236.588',
  'pint-us': '473.176',
  'pint-uk': '568.261',
  quart: '946.353',
  gallon: '3785.41',
  liter: '1000',
  drop: '0.05',
  dram: '3.69669',
}

export default function volume(asked: Asked): Answer {
  const unit = (name: string) => Big(MILLILITRES[asked.choice(name, 'ml', ...Object.keys(MILLILITRES))] ?? 1)
  return {
    lines: { converted: fixed(4, asked.number('quantity').times(unit('fromUnit')).div(unit('toUnit'))) },
  }
}
