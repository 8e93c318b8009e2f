import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { findRefundRequests, requestRefund } from '@fitout/contract/refund-requests.ts'
import type { Guest } from './visitors.ts'

export type RefundItems = BodyInput<typeof requestRefund>['refund_items']
type Asked = { images?: string[]; reason?: string; idempotencyKey?: string }

export async function askRefund(guest: Guest, id: string, refund_items: RefundItems, asked: Asked = {}) {
  const { images = [], reason = 'CANARY-REASON', idempotencyKey } = asked
  const body = { reason, refund_items, images }
  return (await guest.call(requestRefund, { params: { id }, body, ...(idempotencyKey && { idempotencyKey }) })).data
}

export async function showRefunds(guest: Guest, id: string) {
  return (await guest.call(findRefundRequests, { params: { id } })).data
}
