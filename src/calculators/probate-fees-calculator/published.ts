import type { Published } from '../../engine/published'

const href = 'https://www.nysenate.gov/legislation/laws/SCP/2402'
const read = '2026-07-28'

export default {
  list: { title: 'New York’s court fees, SCPA 2402', href, read },
  note: 'California’s percentages are in its Probate Code, 10800 and 10810; Florida’s statute is 733.6171.',
  sets: [
    {
      id: 'new-york-scpa-2402',
      name: 'New York’s court fees (SCPA 2402)',
      read,
      href,
      schedules: {
        newyorkFiling: {
          kind: 'brackets',
          label: 'Court filing fee',
          of: 'New York, estate',
          steps: [
            { below: 10_000, fixed: 45 },
            { below: 20_000, fixed: 75 },
            { below: 50_000, fixed: 215 },
            { below: 100_000, fixed: 280 },
            { below: 250_000, fixed: 420 },
            { below: 500_000, fixed: 625 },
            { fixed: 1250 },
          ],
        },
      },
      onlyFor: { state: ['newyork'] },
      leavesOut:
        'This list has New York’s court filing fee alone; every other line stays this page’s assumption.',
    },
  ],
} satisfies Published
