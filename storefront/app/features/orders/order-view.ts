import type { Answer } from '@fitout/contract/endpoint.ts'
import { type Stage, stageOf } from '@fitout/contract/handover.ts'
import type { findOrder, trackOrder, uploadProof } from '@fitout/contract/orders.ts'

export type TrackedOrder = Answer<typeof uploadProof>['data']
export type OrderDetails = Answer<typeof findOrder>['data']
export type OrderStatus = TrackedOrder['current_status']

/** An order as shown on the page. Fields that only the owner may see are missing after a look-up. */
export type OrderView = TrackedOrder &
  Partial<Pick<OrderDetails, 'paid_by' | 'email' | 'address' | 'pick_up_point' | 'note'>> &
  // Only in the answer to a look-up.
  Partial<Pick<Answer<typeof trackOrder>['data'], 'is_own'>>

export type OrderSentence =
  | 'submitted'
  | 'awaited'
  | 'pendingUnpaid'
  | 'openRest'
  | 'proofRefused'
  | 'completed'
  | 'cancelled'
  | Stage

/** Whether the order is paid, and is being delivered or has been. */
export function isUnderWay({ current_status, payment_status }: TrackedOrder): boolean {
  return payment_status === 'paid' && current_status !== 'cancelled'
}

/** The key of the sentence that describes the state of an order. */
export function sentenceOf(order: TrackedOrder): OrderSentence {
  const { current_status, payment_method, payment_status, is_proof_refused: isRefused } = order
  if (current_status === 'submitted' && payment_method === 'ONLINE') return 'awaited'
  if (current_status !== 'pending') return current_status
  if (payment_status !== 'unpaid') return stageOf(order)
  if (order.paid > 0 && !order.has_proof) return 'openRest'
  return isRefused ? 'proofRefused' : 'pendingUnpaid'
}

/** The order with its next status, shown until the API has confirmed it. */
export function withStatus<Order extends TrackedOrder>(order: Order, status: OrderStatus): Order {
  if (order.current_status === status) return order
  const now = new Date().toISOString()
  const step = { slug: status, actor: 'customer' as const, created_at: now, updated_at: now }
  return { ...order, current_status: status, statuses: [...order.statuses, step], expires_at: null }
}
