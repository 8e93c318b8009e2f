import { stageOf } from '@fitout/contract/handover.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { requireOrderToPack } from '../orders/orders-service.ts'
import { refundedUnitsOf } from '../refund-requests/refund-requests-service.ts'

/** An order with the goods in its parcel, excluding units refunded before dispatch. Throws `nothing-to-pack`. */
export async function requirePackedOrder(context: Context, orderId: string, language: Locale | undefined) {
  const { order, locale } = await requireOrderToPack(context, orderId, language)
  const isHere = stageOf(order) === 'COLLECTION.shipped' || order.delivery_status === 'preparing'
  const refunded = isHere ? await refundedUnitsOf(context.db, order._id) : new Map()
  const lines = order.lines
    .filter(({ kind }) => kind === 'GOODS')
    .map((line) => (line.is_gift ? line : { ...line, qty: line.qty - (refunded.get(line.product_variant_id) ?? 0) }))
    .filter(({ qty }) => qty > 0)
  if (lines.length === 0) throw new AppError('nothing-to-pack')
  return { order: { ...order, lines }, locale }
}

/** Those of the given orders that contain goods to pack, each once. Throws `order-not-found`. */
export async function packedOrders(context: Context, ids: readonly string[], language: Locale | undefined) {
  const packed: Awaited<ReturnType<typeof requirePackedOrder>>[] = []
  for (const id of new Set(ids)) {
    try {
      packed.push(await requirePackedOrder(context, id, language))
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'nothing-to-pack')) throw error
    }
  }
  return packed
}
