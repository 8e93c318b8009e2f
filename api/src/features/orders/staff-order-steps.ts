import type { Body } from '@fitout/contract/endpoint.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { ReceivedChannel } from '@fitout/contract/payments.ts'
import type { noteOrderPayment } from '@fitout/contract/staff/order-changes.ts'
import type { confirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import type { Handover } from '@fitout/contract/handover.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { undoSeconds } from '../../undo-time.ts'
import { recordChange } from '../audit/audit-service.ts'
import { findOrderPrefix } from '../configuration/configuration-service.ts'
import { handoverBy, requireCourier } from '../couriers/couriers-service.ts'
import { queueDeliveryNews } from './delivery-news.ts'
import { openOf } from './order-money.ts'
import { cancelUnpaid, markPaid, notePart, waitsForProofUntil } from './order-steps.ts'
import { readOrderReference } from './order-reference.ts'
import { requireOrderId } from './order-views.ts'
import { findOrderByReference, findOrderForChange, moveOrder, type OrderRow } from './orders-queries.ts'
import { type By, type Step, takeStep, takeStepIn } from './take-step.ts'
import { moveDelivery, replacedCourier } from './delivery-queries.ts'
import { findWaitingRefund, insertOrderNote, refuseProofOf } from './staff-orders-queries.ts'
import { momentOf } from './outdated-news.ts'

type Person = { id: string }

/** The delivery states from which an order can be marked as sent or ready; the data of a sent parcel can be corrected. */
export const shippableFrom: Record<Handover, readonly string[]> = {
  PARCEL: ['preparing', 'shipped'],
  COLLECTION: ['preparing'],
  SERVICE: [],
}

const shipped = { PARCEL: 'orders.ship', COLLECTION: 'orders.ready', SERVICE: 'orders.ship' } as const
const delivered = { PARCEL: 'orders.deliver', COLLECTION: 'orders.collect', SERVICE: 'orders.serve' } as const

/** Marks an order as paid by transfer, with or without a proof. */
export async function confirmPayment(context: Context, orderId: string): Promise<OrderRow> {
  return takeStep(context, undefined, orderId, 'payments.confirm', (trx, before) =>
    markPaid(context, trx, before, 'staff'),
  )
}

/** As `confirmPayment`, by staff, based on the proof they saw. Throws `proof-changed`. */
export async function confirmByStaff(
  context: Context,
  by: Person,
  orderId: string,
  { proof, channel }: Body<typeof confirmStaffPayment>,
): Promise<void> {
  const confirm: Step = async (trx, before) => {
    requireSeenProof(before, proof)
    return markPaid(context, trx, before, 'staff', { staffId: by.id, channel })
  }
  await takeStep(context, by, orderId, 'payments.confirm', confirm, factsOf(channel))
}

const factsOf = (channel: ReceivedChannel | null) => (channel ? { channel } : {})

/** Records a partial payment; the last one pays the order. Throws `changed-meanwhile`, `illegal-transition`. */
export async function notePaymentByStaff(
  context: Context,
  by: Person,
  orderId: string,
  { amount, channel, version }: Body<typeof noteOrderPayment>,
): Promise<Seen> {
  const note: Step = async (trx, before) => {
    const open = openOf(before)
    if (open === 0) return undefined
    if (before.version !== version) throw new AppError('changed-meanwhile')
    const cents = toCents(amount)
    if (cents > open) throw new AppError('invalid-input', { errors: [{ path: 'amount', code: 'too-big' }] })
    const payer = { staffId: by.id, channel }
    return cents === open
      ? markPaid(context, trx, before, 'staff', payer)
      : notePart(context, trx, before, cents, payer)
  }
  const after = await takeStep(context, by, orderId, 'payments.note', note, factsOf(channel))
  return { _id: after.id, version: after.version }
}

/** Allows packing an order before it is fully paid. Throws `changed-meanwhile`, `illegal-transition`. */
export async function releaseByStaff(context: Context, by: Person, orderId: string, version: number): Promise<Seen> {
  const after = await takeStep(context, by, orderId, 'orders.release', async (trx, before) => {
    if (openOf(before) === 0 || before.released_at || before.delivery_status !== 'preparing') return undefined
    if (before.version !== version) throw new AppError('changed-meanwhile')
    const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid' } as const
    const to = { released_at: context.clock.now(), expires_at: null, version: version + 1 }
    return moveOrder(trx, before.id, from, to)
  })
  return { _id: after.id, version: after.version }
}

/** The version of the order that was seen. */
type Seen = { _id: string; version: number }

type SeenProof = string | null

/** Requires that the latest proof was seen. Paid and finished orders have errors of their own. */
function requireSeenProof({ status, payment_status, proof_file_id }: OrderRow, seen: SeenProof): void {
  const isOpen = payment_status === 'unpaid' && status !== 'cancelled'
  if (isOpen && proof_file_id !== seen) throw new AppError('proof-changed')
}

/** For the terminal. Throws `order-not-found`, `illegal-transition`. */
export async function confirmPaymentByReference(context: Context, typed: string): Promise<OrderRow> {
  const reference = readOrderReference(typed, await findOrderPrefix(context.db))
  const order = reference && (await findOrderByReference(context.db, reference))
  if (!order) throw new AppError('order-not-found')
  return confirmPayment(context, order.id)
}

/** Accepts an unmatched payment for the order, in the caller's transaction. */
export async function acceptByStaff(
  context: Context,
  trx: Database,
  by: Person,
  orderId: string,
  sessionId: string | undefined,
): Promise<void> {
  const payer = { staffId: by.id, ...(sessionId && { sessionId }) }
  await takeStepIn(trx, by, orderId, 'payments.confirm', (_, before) => markPaid(context, trx, before, 'staff', payer))
}

/** Refuses a proof. The customer is told the reason and the deadline for a new one. */
export async function refuseByStaff(
  context: Context,
  by: By,
  orderId: string,
  { proof, reason }: { proof: string; reason: string },
): Promise<void> {
  await takeStep(context, by, orderId, 'payments.refuse-proof', async (trx, before) => {
    requireSeenProof(before, proof)
    const { id } = before
    const after = await refuseProofOf(trx, id, proof, {
      proof_refused_at: context.clock.now(),
      proof_refusal: reason,
      // Partly paid and released orders do not expire.
      expires_at: before.paid_cents > 0 || before.released_at ? null : waitsForProofUntil(context),
    })
    if (after) await context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'proof-refused' })
    return after
  })
}

type Shipping = {
  courier_id?: string
  tracking_number?: string
  waiting_refund: string | null
  is_correction: boolean
}

/** Of two concurrent calls one wins; the other fails instead of overwriting the tracking number. */
export async function shipByStaff(context: Context, by: By, orderId: string, shipping: Shipping): Promise<void> {
  await transaction(context.db, (trx) => shipIn(context, trx, by, orderId, shipping))
}

/** As `shipByStaff`, in the caller's transaction. */
export async function shipIn(
  context: Context,
  trx: Database,
  by: By,
  orderId: string,
  { courier_id: courierId, tracking_number: tracking, waiting_refund: seen, is_correction: isCorrection }: Shipping,
): Promise<void> {
  await takeStepIn(trx, by, orderId, shipped, async (_, before) => {
    const from = isCorrection ? 'shipped' : 'preparing'
    const isOpenTo = (handover: string) => shippableFrom[handover as Handover].includes(from)
    if (!isOpenTo(before.handover)) return undefined
    // The customer may want to return it: staff must have seen the refund request.
    if (!isCorrection && (await findWaitingRefund(trx, before.id)) !== seen)
      throw new AppError('refund-asked-meanwhile')
    const courier = courierId ? await requireCourier(trx, before.store_id, courierId) : undefined
    const handover = courier ? handoverBy(courier) : (before.handover as Handover)
    // The handover can no longer change once the customer has been told.
    if (!isOpenTo(handover)) return undefined
    const shippedAt = before.shipped_at ?? context.clock.now()
    const after = await moveDelivery(trx, before.id, [from], {
      handover,
      delivery_status: 'shipped',
      shipped_at: shippedAt,
      // A correction makes the sending final.
      before_sending: isCorrection ? null : courier ? replacedCourier : '{}',
      tracking_number: handover === 'PARCEL' ? tracking || before.tracking_number : null,
      ...(courier && { courier: { id: courier.id, title: courier.title } }),
      // The pick-up point no longer applies.
      ...(courier && courier.needs !== 'PICKUP_POINT' && { pick_up_point: null }),
    })
    // A corrected number is not announced as another parcel.
    if (after && !isCorrection) {
      const news = { orderId: before.id, event: 'shipped', of: momentOf(shippedAt) } as const
      await context.jobs.enqueue(trx, 'order-mail', news, { startAfterSeconds: undoSeconds })
      await queueDeliveryNews(context, trx, news, undoSeconds)
    }
    return after
  })
}

/** Marks an order as delivered or collected, or its services as done. */
export async function deliverByStaff(context: Context, by: By, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, delivered, async (trx, { id, handover }) => {
    const at = context.clock.now()
    const to = { delivery_status: 'delivered', delivered_at: at } as const
    const after = await moveDelivery(trx, id, ['preparing', 'shipped'], to)
    // Collections and services need no message, since the customer was present.
    if (after && handover === 'PARCEL') {
      const news = { orderId: id, event: 'delivered', of: momentOf(at) } as const
      await queueDeliveryNews(context, trx, news, undoSeconds)
    }
    return after
  })
}

export async function cancelByStaff(
  context: Context,
  by: Person,
  orderId: string,
  { proof, reason }: { proof: SeenProof; reason: string },
): Promise<void> {
  await takeStep(context, by, orderId, 'orders.cancel', async (trx, before) => {
    requireSeenProof(before, proof)
    const { id } = before
    // An order released before payment has already been handed over.
    if (before.delivery_status !== 'preparing') return undefined
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
      // The text is not audited, since it is deleted with the order.
      after: { note: 'added' },
    })
  })
}
