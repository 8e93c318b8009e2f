import { isLocale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { changeServices, listAppointmentsOfOrder, settleServices } from '../appointments/appointments-service.ts'
import { closePaymentPage, paymentOf } from '../payments/payments-service.ts'
import { hasLiveRefund, insertOrderChange, putOrderLines, updateChangedOrder } from './order-changes-queries.ts'
import { listOrderPayments } from './order-money-queries.ts'
import { notePayment, settleExcess } from './order-money.ts'
import { countedUnits, deliveryColumns, type NewOrder, orderLines, priceColumns } from './order-rows.ts'
import { holdsUntil, markPaid } from './order-steps.ts'
import type { NewOrderLine, OrderLineRow, OrderRow } from './orders-queries.ts'
import { giveBackUnits, holdStock, listTakenUnits, lockShelves, sellStock, unsellStock } from './stock-queries.ts'
import { concernsCustomer, type OrderDifference, type TimedLine } from './order-difference.ts'

/** The changed order, priced. */
export type OrderChange = Pick<NewOrder, 'gifts' | 'priced' | 'delivery'> & {
  lines: TimedLine[]
  before: { order: OrderRow; lines: OrderLineRow[] }
  body: Pick<NewOrder['body'], 'delivery_info' | 'delivery_details'>
  difference: OrderDifference
}

/** Whether an order can still be changed: it is open, not sent, and without refund requests. */
export async function isChangeable({ config }: Context, db: Database, order: OrderRow): Promise<boolean> {
  const isOpen = order.status === 'submitted' || order.status === 'pending'
  const isUnrefunded = order.payment_status !== 'refunded' && order.refunded_cents === 0
  const isOfMoney = order.store_id === config.mainStoreId && order.points === 0
  if (!isOpen || !isUnrefunded || !isOfMoney || order.delivery_status !== 'preparing') return false
  return !(await hasLiveRefund(db, order.id))
}

/** The units that an order has of each variant. */
export async function takenUnits(db: Database, orderId: string): Promise<Map<string, number>> {
  return new Map((await listTakenUnits(db, orderId)).map(({ variantId, quantity }) => [variantId, quantity]))
}

/**
 * Applies a change to a locked order, with its stock and mail. A paid order that now costs more is open again; one that
 * costs no more than was paid is paid. Throws `changed-meanwhile`, or `out-of-stock` with the variants.
 */
export async function changeOrder(context: Context, trx: Database, by: { id: string }, change: OrderChange) {
  const { order } = change.before
  const { id } = order
  const isOpen = change.priced.total > order.paid_cents
  const wasPaid = order.payment_status === 'paid'
  const lines = orderLines(change, positionsIn(change.before.lines, await listAppointmentsOfOrder(trx, id)))
  await changeServices(context, trx, servicesOf(change, lines), context.clock.now())
  await putOrderLines(trx, id, lines)
  const changed = await updateChangedOrder(trx, order, {
    ...priceColumns(change.priced),
    ...deliveryColumns(change),
    ...(wasPaid && isOpen && reopened(context, order)),
    expires_at: expiryOf(context, order),
    paid_cents: order.paid_cents,
  })
  if (!changed) throw new AppError('changed-meanwhile')
  if (changed.total_cents !== order.total_cents) await closePaymentPage(context, trx, id)
  await notePaymentBefore(context, trx, order)
  await noteChange(context, trx, by, change)
  await settleExcess(context, trx, changed)
  await adjustStock(trx, order, change)
  if (wasPaid && !isOpen) await settleServices(context, trx, id)
  if (wasPaid && !isOpen) await sellStock(trx, id)
  return !wasPaid && !isOpen ? ((await markPaid(context, trx, changed, 'staff')) ?? changed) : changed
}

/** Payments made before payments were recorded are recorded with the first change. */
async function notePaymentBefore(context: Context, trx: Database, order: OrderRow): Promise<void> {
  const noted = (await listOrderPayments(trx, order.id)).reduce((sum, { amount_cents: amount }) => sum + amount, 0)
  const sessionId = noted < order.paid_cents ? (await paymentOf(trx, order.id))?.id : undefined
  await notePayment(context, trx, order, order.paid_cents - noted, sessionId ? { sessionId } : {})
}

/** The order is payable again; the proof of the earlier payment is settled. */
function reopened({ clock }: Context, { proof_file_id: proof }: OrderRow) {
  return { payment_status: 'unpaid' as const, paid_at: null, proof_settled_at: proof ? clock.now() : null }
}

/**
 * The deadline for the new amount is that of a transfer. Orders that wait for staff, or are partly paid, do not expire.
 */
function expiryOf(context: Context, { expires_at: before }: OrderRow): Date | null {
  if (before === null) return null
  const until = holdsUntil(context, 'OFFLINE')
  return before > until ? before : until
}

async function noteChange(context: Context, trx: Database, by: { id: string }, change: OrderChange): Promise<void> {
  const { order } = change.before
  const changeId = newId()
  await insertOrderChange(trx, {
    id: changeId,
    order_id: order.id,
    staff_id: by.id,
    at: context.clock.now(),
    lines: change.difference.lines,
    fields: change.difference.fields,
    before_cents: order.total_cents,
    after_cents: change.priced.total,
  })
  if (change.priced.total === order.total_cents && !concernsCustomer(change.difference)) return
  await context.jobs.enqueue(trx, 'order-mail', { orderId: order.id, event: 'changed', of: changeId })
}

/** Sets the stock held by the order. All shelves are locked first, in the order of checkout. */
async function adjustStock(trx: Database, order: OrderRow, { lines, gifts }: OrderChange): Promise<void> {
  const taken = await takenUnits(trx, order.id)
  const wanted = new Map(countedUnits([...lines, ...gifts]).map(({ variantId, quantity }) => [variantId, quantity]))
  const touched = [...new Set([...taken.keys(), ...wanted.keys()])]
  await lockShelves(trx, touched)
  if (order.payment_status === 'paid') await unsellStock(trx, order.id)
  const differences = touched.map((variantId) => ({
    variantId,
    quantity: (wanted.get(variantId) ?? 0) - (taken.get(variantId) ?? 0),
  }))
  const less = differences.filter(({ quantity }) => quantity < 0)
  if (less.length > 0) {
    await giveBackUnits(
      trx,
      order.id,
      less.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
    )
  }
  const more = differences.filter(({ quantity }) => quantity > 0)
  const held = more.length > 0 ? await holdStock(trx, order.id, more) : []
  const missing = more.filter(
    (line) => (held.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0) < line.quantity,
  )
  if (missing.length === 0) return
  throw new AppError('out-of-stock', { details: { product_variant_ids: missing.map(({ variantId }) => variantId) } })
}

/** The slots that the order's services are to have, and the contact they are for. */
function servicesOf({ before: { order }, lines, body }: OrderChange, places: NewOrderLine[]) {
  const { id, account_id: accountId, language } = order
  const { delivery_info: info, delivery_details: details } = body
  const slotOf = (variantId: string) => lines.find(({ variant_id }) => variant_id === variantId)?.slot_id ?? null
  return {
    order: { id, accountId, locale: isLocale(language) ? language : ('zh' as const) },
    details: { ...details, district: details.district ?? info.district },
    lines: places.flatMap(({ kind, position, variant_id: variantId }) =>
      kind === 'SERVICE' ? [{ position, slotId: slotOf(variantId) }] : [],
    ),
  }
}

/**
 * Existing lines keep their positions. New lines come after all of these, and after removed lines with appointments,
 * which are still found by position.
 */
function positionsIn(
  before: OrderLineRow[],
  places: { order_position: number }[],
): (line: { variant_id: string }, isGift: boolean) => number {
  const used = [...before.map(({ position }) => position), ...places.map(({ order_position: place }) => place)]
  let next = Math.max(-1, ...used) + 1
  return ({ variant_id: variantId }, isGift) =>
    before.find((line) => line.variant_id === variantId && line.is_gift === isGift)?.position ?? next++
}
