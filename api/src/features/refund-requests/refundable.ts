import type { Cents } from '@fitout/contract/money.ts'
import type { OrderLineRow } from '../orders/orders-service.ts'
import type { RefundRequestRow } from './refund-requests-queries.ts'

/** What was bought of one variant, what was paid for it, and how much of it is not spoken for. */
export type Refundable = { line: OrderLineRow; bought: number; paid: Cents; left: number }

/** Gifts cost nothing and are not asked back. Requests that wait count like those that were approved. */
export function refundableOf(lines: OrderLineRow[], requests: RefundRequestRow[]): Refundable[] {
  const counted = requests.filter(({ status }) => status === 'WAITING' || status === 'APPROVED')
  return lines
    .filter((line) => !line.is_gift)
    .map((line) => {
      const taken = counted
        .flatMap(({ items }) => items)
        .filter((item) => item.variant_id === line.variant_id)
        .reduce((sum, item) => sum + item.quantity, 0)
      const paid = line.subtotal_cents - line.global_discount_cents - line.voucher_discount_cents
      return { line, bought: line.quantity, paid, left: Math.max(0, line.quantity - taken) }
    })
}
