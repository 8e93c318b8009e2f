import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { findOrderOf, listOrderLines, listOrders, listOrderStatuses, type OrderRow } from './orders-queries.ts'
import { presentDetails, presentSummary, presentTracked } from './present-order.ts'

export async function showOrders(
  context: Context,
  accountId: string,
  request: PageRequest,
  filter: { storeId?: string; paymentMethod?: string },
) {
  const { page, per_page } = request.query
  const { orders, total } = await listOrders(context.db, accountId, filter, {
    offset: (page - 1) * per_page,
    limit: per_page,
  })
  const lines =
    orders.length > 0
      ? await listOrderLines(
          context.db,
          orders.map((order) => order.id),
        )
      : []
  const data = orders.map((order) =>
    presentSummary(
      order,
      lines.filter((line) => line.order_id === order.id),
    ),
  )
  return pageOf(context, request, data, total)
}

export async function showOrder(context: Context, accountId: string, orderId: string, locale: Locale) {
  const order = await findOrderOf(context.db, accountId, requireOrderId(orderId))
  if (!order) throw new AppError('order-not-found')
  return { data: await detailsOf(context.db, order, locale) }
}

export async function detailsOf(db: Database, order: OrderRow, locale: Locale) {
  const lines = await listOrderLines(db, [order.id])
  return presentDetails(order, lines, await listOrderStatuses(db, order.id), locale)
}

export async function trackedOf(db: Database, order: OrderRow, locale: Locale) {
  const lines = await listOrderLines(db, [order.id])
  return presentTracked(order, lines, await listOrderStatuses(db, order.id), locale)
}

/** An id that cannot be one is an order that is not there. */
export function requireOrderId(orderId: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(orderId)) throw new AppError('order-not-found')
  return orderId.toLowerCase()
}
