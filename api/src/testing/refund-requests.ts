import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** A withdrawn refund request, as rows of an order. */
export async function leaveRefundRequest(db: Database, orderId: string, variantId: string, reason: string) {
  const now = new Date()
  const requestId = newId()
  await db
    .insertInto('refund_requests')
    .values({ id: requestId, order_id: orderId, reason, status: 'WITHDRAWN', created_at: now })
    .execute()
  await db
    .insertInto('refund_items')
    .values({ request_id: requestId, order_id: orderId, variant_id: variantId, quantity: 1 })
    .execute()
}
