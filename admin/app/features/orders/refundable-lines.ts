import type { RefundRequest } from '../../shared/refund-facts.tsx'
import type { Order } from './order-types.ts'

/** A line of an order with the units that are neither refunded nor in a request. */
export type RefundableLine = Order['lines'][number] & { left: number }

/** Gifts cost nothing and are not refundable. */
export function refundableLines(order: Order, refunds: RefundRequest[]): RefundableLine[] {
  const counted = refunds.filter(({ status }) => status === 'WAITING' || status === 'APPROVED')
  return order.lines
    .filter((line) => !line.is_gift)
    .map((line) => {
      const taken = counted
        .flatMap(({ refund_items: items }) => items)
        .filter(({ product_variant_id: id }) => id === line.product_variant_id)
        .reduce((sum, { qty }) => sum + qty, 0)
      return { ...line, left: line.qty - taken }
    })
    .filter(({ left }) => left > 0)
}
