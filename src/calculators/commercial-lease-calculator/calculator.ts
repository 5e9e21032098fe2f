import { defineCalculator } from '../../engine/calculator'
import { allocateCents, toTheCent } from '../../engine/cents'
import { type Exact, sum } from '../../engine/exact'
import { choice, money, number } from '../../engine/fields'
import { asMoney, asNumber, because } from '../../engine/phrase'
import { moneyLine, noResult } from '../../engine/result'

const MONTHS_A_YEAR = 12

/** Written out in full where cents would cut it: half a cent matters times thousands of square feet. */
const asRate = (rate: Exact) => (toTheCent(rate).equals(rate) ? asMoney(rate) : asNumber(rate, 'dollars'))

export default defineCalculator({
  name: 'Commercial Lease Calculator',
  shortName: { en: 'Commercial lease', de: 'Gewerbemiete' },
  category: 'property',
  icon: 'building-2',
  currency: 'USD',
  calculateLabel: 'Calculate',
  needs: 'Needs a rentable area and a base rent above 0.',
  // Another area with the same charges is no lease that anybody is offered.
  principal: [],
  fields: {
    leaseType: choice({
      label: 'Lease type',
      forReference: true,
      options: [
        ['gross', 'Gross'],
        ['modified-gross', 'Modified gross'],
        ['net', 'Net'],
        ['triple-net', 'Triple net (NNN)'],
      ],
      default: 'gross',
    }),
    rentableSqft: number({ label: 'Rentable area in square feet', unit: 'sq ft' }),
    rate: money({
      label: 'Base rent per square foot per year',
      hint: 'Quoted by the month? Multiply by 12 first.',
    }),
    cam: money({
      label: 'CAM charges per year',
      hint: 'Common area maintenance: your share. Quoted per sq ft? Multiply by the area.',
    }),
    taxes: money({ label: 'Property taxes per year', hint: 'Your share.' }),
    insurance: money({ label: 'Building insurance per year', hint: 'Your share.' }),
  },
  rates: {},
  calculate({ rentableSqft, rate, cam, taxes, insurance }) {
    if (!rentableSqft.isAbove(0) || !rate.isAbove(0)) return noResult

    const base = rentableSqft.times(rate)
    const additional = sum([cam, taxes, insurance])
    const annual = base.plus(additional)
    const shown = allocateCents([base, additional])
    const [baseRent, totalAdditional] = shown.parts as [Exact, Exact]

    return {
      headline: 'monthlyRent',
      lines: [
        moneyLine({
          key: 'baseRent',
          label: 'Base rent per year',
          amount: baseRent,
          because: because`${asNumber(rentableSqft, 'sq ft')} × ${asRate(rate)}`,
        }),
        moneyLine({
          key: 'totalAdditional',
          label: 'Additional charges per year',
          amount: totalAdditional,
          because: because`${asMoney(cam)} CAM + ${asMoney(taxes)} taxes + ${asMoney(insurance)} insurance`,
        }),
        moneyLine({
          key: 'annualRent',
          label: 'Annual rent, charges included',
          amount: shown.total,
          because: because`${asMoney(baseRent)} + ${asMoney(totalAdditional)}`,
        }),
        moneyLine({
          key: 'allInRate',
          label: 'All-in rate per square foot per year',
          amount: toTheCent(annual.over(rentableSqft)),
          because: because`${asMoney(shown.total)} ÷ ${asNumber(rentableSqft, 'sq ft')}`,
          explanatory: true,
        }),
        moneyLine({
          key: 'monthlyRent',
          label: 'Monthly rent, charges included',
          type: 'total',
          amount: toTheCent(annual.over(MONTHS_A_YEAR)),
          because: because`${asMoney(shown.total)} ÷ ${asNumber(MONTHS_A_YEAR)}`,
        }),
      ],
      flow: {
        kept: { key: 'baseRent', label: 'Base rent', type: 'info', amount: baseRent },
        taken: [
          { key: 'totalAdditional', label: 'Additional charges', type: 'fee', amount: totalAdditional },
        ],
      },
    }
  },
  examples: [
    {
      title: 'A 2,500 sq ft store at $28.50, triple net',
      inputs: {
        leaseType: 'triple-net',
        rentableSqft: 2500,
        rate: 28.5,
        cam: 6000,
        taxes: 4200,
        insurance: 1500,
      },
      shows: {
        baseRent: '$71,250.00',
        totalAdditional: '$11,700.00',
        annualRent: '$82,950.00',
        monthlyRent: '$6,912.50',
      },
    },
    {
      title: 'A 1,200 sq ft office at $34, gross, nothing on top',
      inputs: { leaseType: 'gross', rentableSqft: 1200, rate: 34 },
      shows: { totalAdditional: '$0.00', annualRent: '$40,800.00', monthlyRent: '$3,400.00' },
    },
    {
      title: 'A 10,000 sq ft warehouse at $8.75, with CAM only',
      inputs: { leaseType: 'modified-gross', rentableSqft: 10_000, rate: 8.75, cam: 12_000 },
      shows: { baseRent: '$87,500.00', annualRent: '$99,500.00', monthlyRent: '$8,291.67' },
    },
  ],
})
