import type { AuditAction } from '@fitout/contract/audit-actions.ts'
import { type Handover, stageOf } from '@fitout/contract/handover.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { handoverBy, requireCourier } from '../couriers/couriers-service.ts'
import { queueDeliveryNews } from './delivery-news.ts'
import { cancelUnpaid, markPaid } from './order-steps.ts'
import { readOrderReference } from './order-reference.ts'
import { requireOrderId } from './order-views.ts'
import { findOrderByReference, findOrderForChange, type OrderRow } from './orders-queries.ts'
import { insertOrderNote, moveDelivery, refuseProofOf } from './staff-orders-queries.ts'

/** A person, or nobody where it is a command in the terminal. */
type Person = { id: string }
type By = Person | undefined

/** Where an order may be sent, or said to be ready; a parcel's facts can be corrected while it is on its way. */
export const shippableFrom: Record<Handover, readonly string[]> = {
  PARCEL: ['preparing', 'shipped'],
  COLLECTION: ['preparing'],
  SERVICE: [],
}

const shipped = { PARCEL: 'orders.ship', COLLECTION: 'orders.ready', SERVICE: 'orders.ship' } as const
const delivered = { PARCEL: 'orders.deliver', COLLECTION: 'orders.collect', SERVICE: 'orders.serve' } as const

/** What the trail says was done, where it depends by how the order is handed over. */
type Action = AuditAction | Record<Handover, AuditAction>
type Step = (trx: Database, before: OrderRow) => Promise<OrderRow | undefined>

/** The studio has found the money on its account: the order is paid and its stock sold, proof or no proof. */
export async function confirmPayment(context: Context, orderId: string, by?: By): Promise<OrderRow> {
  return takeStep(context, by, orderId, 'payments.confirm', (trx, before) => markPaid(context, trx, before, 'staff'))
}

/** For the terminal. Throws `order-not-found`, `illegal-transition`. */
export async function confirmPaymentByReference(context: Context, typed: string): Promise<OrderRow> {
  const reference = readOrderReference(typed)
  const order = reference && (await findOrderByReference(context.db, reference))
  if (!order) throw new AppError('order-not-found')
  return confirmPayment(context, order.id)
}

/** Money that puzzled and turned out to pay the order, in the caller's transaction. */
export async function acceptByStaff(context: Context, trx: Database, by: By, orderId: string): Promise<void> {
  await takeStepIn(trx, by, orderId, 'payments.confirm', (_, before) => markPaid(context, trx, before, 'staff'))
}

/** The customer is told why, and can hand in a better picture. */
export async function refuseByStaff(
  context: Context,
  by: By,
  orderId: string,
  { proof, reason }: { proof: string; reason: string },
): Promise<void> {
  await takeStep(context, by, orderId, 'payments.refuse-proof', async (trx, { id }) => {
    const after = await refuseProofOf(trx, id, proof, reason, context.clock.now())
    if (after) await context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'proof-refused' })
    return after
  })
}

type Shipping = { courier_id?: string; tracking_number?: string; is_correction: boolean }

/** Of two who send it out one wins; the other is told, instead of putting his number over the first. */
export async function shipByStaff(
  context: Context,
  by: By,
  orderId: string,
  { courier_id: courierId, tracking_number: tracking, is_correction: isCorrection }: Shipping,
): Promise<void> {
  await takeStep(context, by, orderId, shipped, async (trx, before) => {
    const from = isCorrection ? 'shipped' : 'preparing'
    const isOpenTo = (handover: string) => shippableFrom[handover as Handover].includes(from)
    if (!isOpenTo(before.handover)) return undefined
    const courier = courierId ? await requireCourier(trx, before.store_id, courierId) : undefined
    const handover = courier ? handoverBy(courier) : (before.handover as Handover)
    // Once the customer was told how it comes, it comes so.
    if (!isOpenTo(handover)) return undefined
    const after = await moveDelivery(trx, before.id, [from], {
      handover,
      delivery_status: 'shipped',
      shipped_at: before.shipped_at ?? context.clock.now(),
      tracking_number: handover === 'PARCEL' ? tracking || before.tracking_number : null,
      ...(courier && { courier: { id: courier.id, title: courier.title } }),
      // Nobody waits for it there any more.
      ...(courier && courier.needs !== 'PICKUP_POINT' && { pick_up_point: null }),
    })
    // A corrected number is no second parcel.
    if (after && !isCorrection) {
      await context.jobs.enqueue(trx, 'order-mail', { orderId: before.id, event: 'shipped' })
      await queueDeliveryNews(context, trx, before.id, 'shipped')
    }
    return after
  })
}

/** It has reached the customer, was collected, or its services are done. */
export async function deliverByStaff(context: Context, by: By, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, delivered, async (trx, { id, handover }) => {
    const after = await moveDelivery(trx, id, ['preparing', 'shipped'], {
      delivery_status: 'delivered',
      delivered_at: context.clock.now(),
    })
    // Who was there needs no news of it.
    if (after && handover === 'PARCEL') await queueDeliveryNews(context, trx, id, 'delivered')
    return after
  })
}

export async function cancelByStaff(context: Context, by: Person, orderId: string, reason: string): Promise<void> {
  await takeStep(context, by, orderId, 'orders.cancel', async (trx, { id }) => {
    const after = await cancelUnpaid(context, trx, id, 'staff')
    if (after) await insertOrderNote(trx, { id: newId(), order_id: id, staff_id: by.id, text: reason })
    return after
  })
}

export async function noteByStaff(context: Context, by: Person, orderId: string, text: string): Promise<void> {
  await transaction(context.db, async (trx) => {
    const order = await findOrderForChange(trx, requireOrderId(orderId))
    if (!order) throw new AppError('order-not-found')
    await insertOrderNote(trx, { id: newId(), order_id: order.id, staff_id: by.id, text })
    await recordChange(trx, by, {
      action: 'orders.note',
      subject: 'order',
      id: order.id,
      title: order.reference,
      before: undefined,
      // What it says stays with the order, and goes with it.
      after: { note: 'added' },
    })
  })
}

/** One step on one order whose row is locked, and its line in the trail. Throws `order-not-found`, `illegal-transition`. */
async function takeStep(context: Context, by: By, orderId: string, action: Action, step: Step): Promise<OrderRow> {
  return transaction(context.db, (trx) => takeStepIn(trx, by, orderId, action, step))
}

async function takeStepIn(trx: Database, by: By, orderId: string, action: Action, step: Step): Promise<OrderRow> {
  const before = await findOrderForChange(trx, requireOrderId(orderId))
  if (!before) throw new AppError('order-not-found')
  const after = await step(trx, before)
  if (!after) throw new AppError('illegal-transition')
  const said = typeof action === 'string' ? action : action[after.handover as Handover]
  const named = { action: said, subject: 'order' as const, id: before.id, title: before.reference }
  await recordChange(trx, by, { ...named, before: told(before, after, 'former'), after: told(after, before, 'new') })
  return after
}

/**
 * What the trail keeps: never who the customer is, whom a whole tracking number leads to. Where the end of it stays the
 * same although it was corrected, that it was is told.
 */
function told(order: OrderRow, other: OrderRow, which: 'former' | 'new') {
  const { status, payment_status, courier_title, tracking_number, proof_refusal } = order
  const delivery_status = stageOf(order as Parameters<typeof stageOf>[0])
  const isCorrected = other.tracking_number !== tracking_number && endOf(other) === endOf(order)
  const tracking = isCorrected ? which : endOf(order)
  return { status, payment_status, delivery_status, courier: courier_title, tracking, proof_refusal }
}

function endOf({ tracking_number: number }: OrderRow): string | null {
  return number && `…${number.slice(-4)}`
}
