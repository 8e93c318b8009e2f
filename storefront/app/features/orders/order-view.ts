import type { Answer } from '@fitout/contract/endpoint.ts'
import { type Stage, stageOf } from '@fitout/contract/handover.ts'
import type { findOrder, trackOrder } from '@fitout/contract/orders.ts'

export type TrackedOrder = Answer<typeof trackOrder>['data']
export type OrderDetails = Answer<typeof findOrder>['data']
export type OrderStatus = TrackedOrder['current_status']

/** An order as the screens show it: in full to its owner, the rest left out where it was only looked up. */
export type OrderView = TrackedOrder &
  Partial<Pick<OrderDetails, 'paid_by' | 'email' | 'address' | 'pick_up_point' | 'note'>>

export type OrderSentence =
  | 'submitted'
  | 'awaited'
  | 'pendingUnpaid'
  | 'openRest'
  | 'proofRefused'
  | 'completed'
  | 'cancelled'
  | Stage

/** Whether it is paid, and to be handed over or already so. */
export function isUnderWay({ current_status, payment_status }: TrackedOrder): boolean {
  return payment_status === 'paid' && current_status !== 'cancelled'
}

/** Which sentence says where an order stands. */
export function sentenceOf(order: TrackedOrder): OrderSentence {
  const { current_status, payment_method, payment_status, is_proof_refused: isRefused } = order
  if (current_status === 'submitted' && payment_method === 'ONLINE') return 'awaited'
  if (current_status !== 'pending') return current_status
  if (payment_status !== 'unpaid') return stageOf(order)
  if (order.paid > 0 && !order.has_proof) return 'openRest'
  return isRefused ? 'proofRefused' : 'pendingUnpaid'
}

/** The same order a step further, as it will be once the shop has agreed. */
export function withStatus<Order extends TrackedOrder>(order: Order, status: OrderStatus): Order {
  if (order.current_status === status) return order
  const now = new Date().toISOString()
  const step = { slug: status, actor: 'customer' as const, created_at: now, updated_at: now }
  return { ...order, current_status: status, statuses: [...order.statuses, step], expires_at: null }
}
