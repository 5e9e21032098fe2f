import { defineCalculator } from '../../engine/calculator'
import type { Exact } from '../../engine/exact'
import { choice, number } from '../../engine/fields'
import { asNumber, because, SENTENCE_DECIMALS } from '../../engine/phrase'
import { plural } from '../../engine/plural'
import { constant } from '../../engine/rates'
import { numberLine } from '../../engine/result'

const SQUARE_FEET = 'sq ft'
const PER_PERSON = 'sq ft per person'

const people = (count: Exact, decimals: number) => plural(count, 'person', 'people', decimals)

export default defineCalculator({
  name: 'Area per Person Calculator',
  shortName: { en: 'Area per person', de: 'Fläche pro Person' },
  category: 'property',
  icon: 'users',
  principal: ['area', 'people'],
  fields: {
    mode: choice({
      label: 'Work out',
      options: [
        ['area-to-people', 'People for an area'],
        ['people-to-area', 'Area for people'],
      ],
      default: 'area-to-people',
    }),
    area: number({
      label: 'Floor area in square feet',
      hint: 'Only the floor of this type of space.',
      unit: SQUARE_FEET,
      shownWhen: { field: 'mode', is: 'area-to-people' },
    }),
    people: number({
      label: 'Number of people',
      unit: 'people',
      step: 1,
      shownWhen: { field: 'mode', is: 'people-to-area' },
    }),
    occupancyType: choice({
      label: 'Type of space',
      options: [
        ['office', 'Office'],
        ['classroom', 'Classroom'],
        ['restaurant', 'Restaurant'],
        ['retail', 'Retail store'],
        ['warehouse', 'Warehouse'],
        ['assembly', 'Assembly (rows of chairs)'],
        ['library', 'Library'],
        ['gym', 'Gym'],
      ],
      default: 'office',
    }),
  },
  rates: {
    office: constant({ label: 'Office', value: 100, unit: PER_PERSON }),
    classroom: constant({ label: 'Classroom', value: 20, unit: PER_PERSON }),
    restaurant: constant({ label: 'Restaurant', value: 15, unit: PER_PERSON }),
    retail: constant({ label: 'Retail store', value: 30, unit: PER_PERSON }),
    warehouse: constant({ label: 'Warehouse', value: 500, unit: PER_PERSON }),
    assembly: constant({ label: 'Assembly', value: 7, unit: PER_PERSON }),
    library: constant({ label: 'Library', value: 50, unit: PER_PERSON }),
    gym: constant({ label: 'Gym', value: 50, unit: PER_PERSON }),
  },
  calculate({ mode, area, people: group, occupancyType }, rates) {
    const { value, unit } = rates[occupancyType]
    if (mode === 'people-to-area') {
      return {
        headline: 'requiredArea',
        lines: [
          numberLine({
            key: 'requiredArea',
            label: 'Area needed',
            type: 'total',
            value: group.times(value),
            maxDecimals: 2,
            unit: SQUARE_FEET,
            because: because`${asNumber(group, people(group, SENTENCE_DECIMALS))} × ${asNumber(value, unit)}`,
          }),
        ],
      }
    }
    const occupants = area.over(value).floor()
    return {
      headline: 'occupants',
      lines: [
        numberLine({
          key: 'occupants',
          label: 'Room for',
          type: 'total',
          value: occupants,
          maxDecimals: 0,
          unit: people(occupants, 0),
          because: because`${asNumber(area, SQUARE_FEET)} ÷ ${asNumber(value, unit)}, rounded down`,
        }),
      ],
    }
  },
  examples: [
    {
      title: 'An office floor of 1,250 sq ft',
      inputs: { mode: 'area-to-people', area: 1250, occupancyType: 'office' },
      shows: { occupants: '12' },
    },
    {
      title: 'A gym for 37 people at a time',
      inputs: { mode: 'people-to-area', people: 37, occupancyType: 'gym' },
      shows: { requiredArea: '1,850' },
    },
    {
      title: 'A hall of 1,000 sq ft with rows of chairs',
      inputs: { mode: 'area-to-people', area: 1000, occupancyType: 'assembly' },
      shows: { occupants: '142' },
    },
  ],
})
