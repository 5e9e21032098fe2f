import { chart } from '../../pictures/chart'
import type { Point } from '../../pictures/drawing'
import { prices } from '../../pictures/fees'
import { reading } from '../../pictures/reading'
import calculator from './calculator'

const BIDS = { from: 50, to: 10_000, ticks: [50, 500, 5000] }

const { figure, example, money, percent } = reading(calculator)

const totals = prices(BIDS.from, BIDS.to, calculator.rates).map(
  (winningBid): Point => [winningBid, figure({ winningBid }, 'totalFees')],
)
/** What is the same for every bid. */
const flat = figure({ winningBid: 0 }, 'totalFees')

const car = example('collected by an individual buyer')
const [bid, fees] = [Number(car.winningBid), figure(car, 'totalFees')]

export const picture = chart(
  {
    title: 'Copart fees by winning bid',
    alt: `Fees in dollars by winning bid. ${money(flat)} of them are the same for every bid; the buyer fee on top grows with the bid and drops at the edge of each bracket.`,
    caption: 'Collected by an individual buyer, no shipping. The brackets are this page’s simplification.',
    x: { label: 'winning bid', isLog: true, format: money, ...BIDS },
    y: { label: 'fees', from: 0, to: 700, ticks: [0, 200, 400, 600], format: money },
  },
  (plot) => {
    const base = totals.map(([bid]): Point => [bid, flat])
    const floor = totals.map(([bid]): Point => [bid, 0])
    return [
      plot.between(base, floor, 'taken-3'),
      plot.between(totals, base, 'taken-soft'),
      plot.line(totals, 'line-taken'),
      plot.label([BIDS.from * 1.15, flat / 2 - 10], 'documents, gate, internet bid', ''),
      plot.label([BIDS.to / 1.2, flat * 1.45], 'buyer fee', 'in-taken end'),
      plot.dot([bid, fees], `${money(bid)}: ${money(fees)} (${percent((fees / bid) * 100, 0)})`, 'left'),
    ]
  },
)
