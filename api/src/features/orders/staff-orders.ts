import type { Answer, AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Handover } from '@fitout/contract/handover.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { findStaffOrder, listStaffOrders } from '@fitout/contract/staff/orders.ts'
import type { Context } from '../../context.ts'
import { totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { findLiveAccount } from '../accounts/accounts-service.ts'
import { sendPrivateFile } from '../files/files-service.ts'
import { detailsOf, languageOf, papersOf, requireOrderId } from './order-views.ts'
import { isCleared } from './order-money.ts'
import { isChangeable } from './change-order.ts'
import { listOrderChanges } from './order-changes-queries.ts'
import { findOrderById, listOrderLines, type OrderRow } from './orders-queries.ts'
import { balanceOf, orderFacts, pointOf, presentLine } from './present-order.ts'
import { refundableOf } from './refundable.ts'
import { shippableFrom } from './staff-order-steps.ts'
import { findOrderIds } from './searched-orders-queries.ts'
import { listHandoverFacts, listRequestedItems } from './staff-facts-queries.ts'
import {
  countListedOrders,
  findProofFile,
  findWaitingRefund,
  listMatchingOrders,
  listOrderNotes,
  type OrderFilter,
  type OrderSort,
} from './staff-orders-queries.ts'

export type Summary = AnswerInput<typeof listStaffOrders>['data'][number]
type Details = AnswerInput<typeof findStaffOrder>['data']
export type StaffStep = Answer<typeof findStaffOrder>['data']['steps'][number]

export async function showAllOrders(context: Context, page: PageRequest & { query: OrderFilter & OrderSort }) {
  const { q } = page.query
  const found = q ? await findOrderIds(context.db, q) : undefined
  const filter = { ...page.query, found, now: context.clock.now() }
  const place = placeOf(page.query)
  const rows = await listMatchingOrders(context.db, filter, place, page.query)
  const total = await totalOf(place, rows, () => countListedOrders(context.db, filter, page.query))
  return pageOf(context, page, { rows, total }, (orders) => summariesOf(context.db, orders))
}

export async function summariesOf(db: Database, orders: OrderRow[]): Promise<Summary[]> {
  if (orders.length === 0) return []
  const facts = await listHandoverFacts(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => presentForStaff(order, facts.get(order.id)))
}

/** Throws `order-not-found`. */
export async function showOrderToStaff(
  context: Context,
  orderId: string,
  locale: Locale,
): Promise<AnswerInput<typeof findStaffOrder>> {
  const order = await findOrderById(context.db, requireOrderId(orderId))
  if (!order) throw new AppError('order-not-found')
  const details = await detailsOf(context, order, locale)
  const lines = await listOrderLines(context.db, [order.id])
  const facts = (await listHandoverFacts(context.db, [order.id])).get(order.id)
  const refundable =
    order.payment_status === 'paid' ? refundableOf(lines, await listRequestedItems(context.db, order.id)) : []
  const notes = await listOrderNotes(context.db, order.id)
  return {
    data: {
      ...details,
      ...presentForStaff(order, facts),
      lines: lines.map((line) => ({
        ...presentLine(line),
        staff_name: line.slot_staff,
        refundable_qty: refundable.find((one) => one.line === line)?.left ?? 0,
      })),
      notes: notes.map(({ id, text, name, created_at: at }) => ({
        _id: id,
        text,
        staff_name: name,
        created_at: at.toISOString(),
      })),
      waiting_refund: await findWaitingRefund(context.db, order.id),
      steps: stepsOpenTo(order, facts),
      version: order.version,
      papers: papersOf(order, facts?.has_goods ? lines : []),
      changes: (await listOrderChanges(context.db, order.id)).map(presentChange),
      changeable: (await isChangeable(context, context.db, order)) ? changeableOf(order) : null,
      customer: { ...changeableOf(order), customer_id: await findMemberOf(context.db, order) },
      language: languageOf(order),
    },
  }
}

async function findMemberOf(db: Database, { account_id: id }: OrderRow): Promise<string | null> {
  const account = id && (await findLiveAccount(db, id))
  return account && account.type !== 'TEMP' ? account.id : null
}

function presentChange(change: Awaited<ReturnType<typeof listOrderChanges>>[number]): Details['changes'][number] {
  const { id, at, staff_name, lines, fields, before_cents: before, after_cents: after } = change
  return {
    _id: id,
    at: at.toISOString(),
    staff_name,
    lines,
    fields: fields as Details['changes'][number]['fields'],
    before: toDollars(before),
    after: toDollars(after),
  }
}

function changeableOf(order: OrderRow): NonNullable<Details['changeable']> {
  const { recipient_name, area_code, phone, email, courier_id, district, sub_district } = order
  const where = { courier_id, district, sub_district, pick_up_point_code: pointOf(order)?.code ?? null }
  return { recipient_name, area_code, phone, email, ...where }
}

/** Throws `file-not-found`, also if the customer has uploaded another proof than the one requested. */
export async function sendProof(context: Context, orderId: string, of: string | undefined): Promise<FileAnswer> {
  const file = await findProofFile(context.db, requireOrderId(orderId))
  if (!file || (of !== undefined && file.id !== of)) throw new AppError('file-not-found')
  return sendPrivateFile(context, file)
}

/** The steps that the order's state allows. The conditions themselves are stated with each step. */
function stepsOpenTo(order: OrderRow, facts: Facts): StaffStep[] {
  const isOpen = order.status === 'submitted' || order.status === 'pending'
  const isUnpaid = isOpen && order.payment_status === 'unpaid'
  const isOut = isCleared(order) && order.delivery_status !== 'delivered' && facts?.has_handover
  const isHere = order.delivery_status === 'preparing'
  const hasProof =
    order.status === 'pending' &&
    order.proof_file_id !== null &&
    order.proof_refused_at === null &&
    !order.proof_settled_at
  const steps: [StaffStep, boolean | undefined][] = [
    ['confirm-payment', isUnpaid],
    ['note-payment', isUnpaid],
    ['refuse-proof', isUnpaid && hasProof],
    ['ship', isOut && shippableFrom[order.handover as Handover].includes(order.delivery_status)],
    ['deliver', isOut],
    ['release', isUnpaid && isHere && order.released_at === null],
    ['cancel', isUnpaid && isHere],
  ]
  return steps.flatMap(([step, isOpenNow]) => (isOpenNow ? [step] : []))
}

type Facts = { units: number; is_own: boolean; has_handover: boolean; has_goods: boolean } | undefined

function presentForStaff(order: OrderRow, facts: Facts): Summary {
  return {
    ...orderFacts(order),
    store_id: order.store_id,
    payment_channel: order.payment_channel as Summary['payment_channel'],
    expires_at: order.expires_at?.toISOString() ?? null,
    courier: order.courier_title,
    recipient_name: order.recipient_name,
    contact_number: `+${order.area_code} ${order.phone}`,
    email: order.email,
    total_price: toDollars(order.total_cents),
    points: order.points,
    refunded: toDollars(order.refunded_cents),
    ...balanceOf(order),
    is_released: order.released_at !== null,
    archived_at: order.archived_at?.toISOString() ?? null,
    item_count: facts?.units ?? 0,
    is_own_delivery: facts?.is_own ?? false,
    has_handover: facts?.has_handover ?? false,
    proof: order.proof_file_id
      ? {
          _id: order.proof_file_id,
          uploaded_at: order.proof_uploaded_at?.toISOString() ?? null,
          refused_at: order.proof_refused_at?.toISOString() ?? null,
          is_settled: order.proof_settled_at !== null,
          refusal: order.proof_refusal,
        }
      : null,
  }
}
