import { brackets, constant, rate, tiers } from '../../engine/rates'

const FILING = 'Court filing fee'
const ATTORNEY = 'Attorney fee'
const TEXAS_ATTORNEY = 'attorney fee, Texas'

export const RATES = {
  californiaFiling: brackets({
    label: FILING,
    of: 'California, estate',
    steps: [{ below: 100_000, fixed: 435 }, { below: 500_000, fixed: 485 }, { fixed: 535 }],
  }),
  newyorkFiling: brackets({
    label: FILING,
    of: 'New York, estate',
    steps: [
      { below: 10_000, fixed: 45 },
      { below: 50_000, fixed: 75 },
      { below: 500_000, fixed: 215 },
      { fixed: 1250 },
    ],
  }),
  texasFiling: rate({ label: FILING, of: 'Texas', fixed: 300 }),
  floridaFiling: brackets({
    label: FILING,
    of: 'Florida, estate',
    steps: [{ below: 50_000, fixed: 230 }, { fixed: 400 }],
  }),
  otherFiling: rate({ label: FILING, of: 'other states', fixed: 400 }),

  /** One schedule for two people: the attorney and the executor are each paid by it. */
  californiaStatutory: tiers({
    label: 'Attorney and executor, each',
    of: 'California, part',
    steps: [
      { upTo: 100_000, percent: 4 },
      { upTo: 200_000, percent: 3 },
      { upTo: 1_000_000, percent: 2 },
      { upTo: 10_000_000, percent: 1 },
      { upTo: 25_000_000, percent: 0.5 },
    ],
  }),
  newyorkAttorney: rate({ label: ATTORNEY, of: 'estate, New York', percent: 5 }),
  texasAttorney: rate({ label: ATTORNEY, of: 'each unit of the estate, Texas', fixed: 250 }),
  texasUnit: constant({ label: 'Size of a unit', of: TEXAS_ATTORNEY, value: 10_000, unit: 'dollars' }),
  texasFewestUnits: constant({ label: 'Fewest units charged', of: TEXAS_ATTORNEY, value: 10, unit: 'units' }),
  texasMostUnits: constant({ label: 'Most units charged', of: TEXAS_ATTORNEY, value: 100, unit: 'units' }),
  floridaAttorney: rate({ label: ATTORNEY, of: 'estate, Florida', percent: 3 }),
  otherAttorney: rate({ label: ATTORNEY, of: 'estate, other states', percent: 4 }),

  executor: rate({ label: 'Executor fee', of: 'estate, every state but California', percent: 2 }),
  publication: rate({ label: 'Publication fee', of: 'estate without a will', fixed: 150 }),
  bond: rate({ label: 'Bond', of: 'estate without a will', percent: 0.5 }),
  appraisal: rate({ label: 'Appraisal', of: 'estate', percent: 0.2, max: 500 }),
  accounting: rate({ label: 'Accounting', of: 'estate with an attorney', fixed: 750 }),
}
