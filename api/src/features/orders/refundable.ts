import type { Cents } from '@fitout/contract/money.ts'
import type { OrderLineRow } from './orders-queries.ts'

/** The units bought of one variant, the amount paid, and how much is not covered by requests. */
export type Refundable = { line: OrderLineRow; bought: number; paid: Cents; points: number; left: number }

/** A request for a refund, as far as it matters what is left to ask for. */
export type Requested = { status: string; items: readonly { variant_id: string; quantity: number }[] }

/** Gifts cost nothing and are not refundable. Undecided requests count like approved ones. */
export function refundableOf(lines: OrderLineRow[], requests: readonly Requested[]): Refundable[] {
  const counted = requests.filter(({ status }) => status === 'WAITING' || status === 'APPROVED')
  return lines
    .filter((line) => !line.is_gift)
    .map((line) => {
      const taken = counted
        .flatMap(({ items }) => items)
        .filter((item) => item.variant_id === line.variant_id)
        .reduce((sum, item) => sum + item.quantity, 0)
      const paid = line.subtotal_cents - line.global_discount_cents - line.voucher_discount_cents
      return { line, bought: line.quantity, paid, points: line.points, left: Math.max(0, line.quantity - taken) }
    })
}

/** The points for the units of a request. All requests of a line together never exceed the line. */
export function pointsOfUnits(lines: OrderLineRow[], approved: readonly Requested[], request: Requested): number {
  const before = refundableOf(lines, approved)
  const after = refundableOf(lines, [...approved, { ...request, status: 'APPROVED' }])
  const returned = ({ points, bought, left }: Refundable) => Math.floor((points * (bought - left)) / bought)
  return after.reduce((sum, line, at) => sum + returned(line) - (before[at] ? returned(before[at]) : 0), 0)
}
