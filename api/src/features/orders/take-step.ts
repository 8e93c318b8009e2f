import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import { type Handover, stageOf } from '@fitout/contract/handover.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { requireOrderId } from './order-views.ts'
import { findOrderForChange, type OrderRow } from './orders-queries.ts'

/** The acting person; undefined for a terminal command. */
export type By = { id: string } | undefined

/** The audit action, if it depends on the handover. */
type Action = AuditAction | Record<Handover, AuditAction>
/** What the audit entry contains besides the fields of the order. */
type Facts = { channel?: string }
export type Step = (trx: Database, before: OrderRow) => Promise<OrderRow | undefined>

/** Runs one audited step on a locked order. Throws `order-not-found`, `illegal-transition`. */
export async function takeStep(
  context: Context,
  by: By,
  orderId: string,
  action: Action,
  step: Step,
  facts?: Facts,
): Promise<OrderRow> {
  return transaction(context.db, (trx) => takeStepIn(trx, by, orderId, action, step, facts))
}

export async function takeStepIn(
  trx: Database,
  by: By,
  orderId: string,
  action: Action,
  step: Step,
  facts: Facts = {},
): Promise<OrderRow> {
  const before = await findOrderForChange(trx, requireOrderId(orderId))
  if (!before) throw new AppError('order-not-found')
  const after = await step(trx, before)
  if (!after) throw new AppError('illegal-transition')
  const name = typeof action === 'string' ? action : action[after.handover as Handover]
  const named = { action: name, subject: 'order' as const, id: before.id, title: before.reference }
  await recordChange(trx, by, {
    ...named,
    before: auditedFields(before, after, 'former'),
    after: { ...auditedFields(after, before, 'new'), ...facts },
  })
  return after
}

/**
 * The audited fields: nothing that leads to the customer, such as a whole tracking number. If a correction does not change the
 * visible end of the number, the entry says that it was corrected.
 */
function auditedFields(order: OrderRow, other: OrderRow, which: 'former' | 'new') {
  const { status, payment_status, paid_cents, courier_title, tracking_number, proof_refusal } = order
  const delivery_status = stageOf(order as Parameters<typeof stageOf>[0])
  const isCorrected = other.tracking_number !== tracking_number && endOf(other) === endOf(order)
  const tracking = isCorrected ? which : endOf(order)
  const is_released = order.released_at !== null
  const is_archived = order.archived_at !== null
  return {
    status,
    payment_status,
    paid_cents,
    is_released,
    is_archived,
    delivery_status,
    courier: courier_title,
    tracking,
    proof_refusal,
  }
}

function endOf({ tracking_number: number }: OrderRow): string | null {
  return number && `…${number.slice(-4)}`
}
