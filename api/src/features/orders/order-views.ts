import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { appointmentToken } from '../appointments/appointments-service.ts'
import { paymentOf } from '../payments/payments-service.ts'
import { canPayOnline } from './order-steps.ts'
import { trackingUrlOf } from '../couriers/couriers-service.ts'
import {
  findOrderById,
  findOrderOf,
  findOrderOpenTo,
  listOrderLines,
  listOrders,
  type OrderFilter,
  listOrderStatuses,
  type OrderLineRow,
  type OrderRow,
} from './orders-queries.ts'
import { isCleared } from './order-money.ts'
import { findLastChange } from './order-changes-queries.ts'
import { listOrderPayments } from './order-money-queries.ts'
import { paymentCodeOf } from './payment-code.ts'
import { type OrderParts, presentDetails, presentPayment, presentSummary, presentTracked } from './present-order.ts'

export async function showOrders(context: Context, accountId: string, request: PageRequest, filter: OrderFilter) {
  const found = await listOrders(context.db, accountId, filter, placeOf(request.query))
  return pageOf(context, request, found, async (orders) => {
    const ids = orders.map((order) => order.id)
    const lines = ids.length > 0 ? await listOrderLines(context.db, ids) : []
    return orders.map((order) =>
      presentSummary(
        order,
        lines.filter((line) => line.order_id === order.id),
      ),
    )
  })
}

export async function showOrder(context: Context, accountId: string, orderId: string, locale: Locale) {
  const order = await findOrderOf(context.db, accountId, requireOrderId(orderId))
  if (!order) throw new AppError('order-not-found')
  return { data: await detailsOf(context, order, locale) }
}

/** A paid order for a receipt; masked if it was only tracked. Throws `no-receipt-yet`. */
export async function requirePaidOrder(context: Context, accountId: string, orderId: string, locale: Locale) {
  const order = await findOrderOpenTo(context.db, accountId, requireOrderId(orderId), context.clock.now())
  if (!order) throw new AppError('order-not-found')
  if (order.payment_status === 'unpaid') throw new AppError('no-receipt-yet')
  const onPaper: OrderOnPaper = await (order.account_id === accountId ? detailsOf : trackedOf)(context, order, locale)
  return onPaper
}

/** A paid order for a receipt, for staff, in its own language unless another is chosen. */
export async function requirePaidOrderForStaff(context: Context, orderId: string, chosen: Locale | undefined) {
  const order = await requirePaperOf(context, orderId, 'receipt')
  const locale = chosen ?? languageOf(order)
  const onPaper: OrderOnPaper = await detailsOf(context, order, locale)
  return { order: onPaper, locale }
}

/** A paid order that is to be packed, or has been. Throws `nothing-to-pack`. */
export async function requireOrderToPack(context: Context, orderId: string, chosen: Locale | undefined) {
  const order = await requirePaperOf(context, orderId, 'packing-slip')
  const locale = chosen ?? languageOf(order)
  const onPaper: OrderToPack = await detailsOf(context, order, locale)
  return { order: onPaper, locale }
}

async function requirePaperOf(context: Context, orderId: string, paper: 'receipt' | 'packing-slip') {
  const order = await findOrderById(context.db, requireOrderId(orderId))
  if (!order) throw new AppError('order-not-found')
  const isThere = papersOf(order, await listOrderLines(context.db, [order.id])).includes(paper)
  if (!isThere) throw new AppError(paper === 'receipt' ? 'no-receipt-yet' : 'nothing-to-pack')
  return order
}

/** The documents available for an order now. */
export function papersOf(order: OrderRow, lines: OrderLineRow[]) {
  return [
    ...(isCleared(order) && lines.some(({ kind }) => kind === 'GOODS') ? (['packing-slip'] as const) : []),
    ...(order.payment_status === 'unpaid' ? [] : (['receipt'] as const)),
  ]
}

export function languageOf({ language }: OrderRow): Locale {
  return isLocale(language) ? language : 'zh'
}

export type OrderToPack = Details
type Details = ReturnType<typeof presentDetails>
export type OrderOnPaper = ReturnType<typeof presentTracked> &
  Partial<Pick<Details, 'address' | 'district' | 'paid_by' | 'pick_up_point'>>

export async function detailsOf(context: Context, order: OrderRow, locale: Locale) {
  return presentDetails(order, await partsOf(context, order), locale)
}

export async function trackedOf(context: Context, order: OrderRow, locale: Locale) {
  return presentTracked(order, await partsOf(context, order), locale)
}

async function partsOf(context: Context, order: OrderRow): Promise<OrderParts> {
  const lines = await listOrderLines(context.db, [order.id])
  return {
    lines,
    tokens: await tokensOf(context, lines),
    statuses: await listOrderStatuses(context.db, order.id),
    paymentCode: await paymentCodeOf(context, order),
    canPay: canPayOnline(context, order),
    paidBy: order.payment_method === 'ONLINE' ? await cardOf(context, order) : null,
    payments: await listOrderPayments(context.db, order.id),
    changedAt: order.version > 0 ? await findLastChange(context.db, order.id) : null,
    trackingUrl: await trackingUrlOf(context.db, order.courier_id, order.tracking_number),
  }
}

/** The payments of an order by time, refunds of overpayments among them as negative amounts. */
export async function paymentsOf(db: Database, orderId: string) {
  return (await listOrderPayments(db, orderId)).map(presentPayment)
}

async function tokensOf({ db }: Context, lines: OrderLineRow[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ appointment_id: id }) => id ?? [])
  return new Map(await Promise.all(ids.map(async (id) => [id, await appointmentToken(db, id)] as const)))
}

async function cardOf(context: Context, order: OrderRow): Promise<OrderParts['paidBy']> {
  const payment = await paymentOf(context.db, order.id)
  if (!payment?.card_brand || !payment.card_last_four) return null
  return { brand: payment.card_brand, last_four: payment.card_last_four }
}

/** An invalid id counts as an order that does not exist. */
export function requireOrderId(orderId: string): string {
  if (!isId(orderId)) throw new AppError('order-not-found')
  return orderId.toLowerCase()
}
