import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { VariationContent } from '@fitout/contract/variation-content.ts'
import { variationSigningVersion } from '@fitout/contract/variation-signing.ts'
import type { approveVariation as approval } from '@fitout/contract/variations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { adjustSchedule, settleSchedule } from '../instalments/adjustments-service.ts'
import { endContract } from '../quotations/contracts-service.ts'
import { requireOpen, signatureOf, type Signer } from '../quotations/signatures-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { moveRoom, type RenovationRow, requireRight, showRoom } from '../renovations/renovations-service.ts'
import { endsOf } from '../stages/works-service.ts'
import { insertSettlement } from './provisional-lines-queries.ts'
import { notifyReaders } from './variation-news.ts'
import { type Path, requireChangeable, requireContract, requireVariation } from './variation-room.ts'
import { approveOpen, insertDecision, lockVariation, moveVariation, type VariationRow } from './variations-queries.ts'

type Approval = { body: Body<typeof approval>; idempotencyKey: string | undefined }

/**
 * Makes a variation part of the contract. Throws `document-changed`, `document-expired`, `consent-wording-changed`,
 * `provisional-settled`, `sum-below-zero`, `illegal-transition`.
 */
export async function approveVariation(context: Context, by: Signer, path: Path, { body, idempotencyKey }: Approval) {
  await requireRight(context.db, path.id, by.accountId, 'APPROVE')
  return transaction(context.db, async (trx) => {
    const work = async () => {
      const { room, row, content } = await lockOpen(trx, path)
      requireOpen(context, row, { hash: body.content_hash, details: {} })
      requireChangeable(room)
      const signature = signatureOf(context, by, body, variationSigningVersion)
      await change(context, trx, { room, row, content, signature, hash: body.content_hash })
      const facts = { number: row.number, amount: content.amount }
      const actor = { accountId: by.accountId }
      await noteInRoom(context, trx, room.id, actor, { action: 'variation-approved', facts })
      if (content.cause === 'SETTLEMENT') await settle(context, trx, room, actor)
      await notifyReaders(context, trx, room, { variationId: row.id, event: 'approved' })
      return showRoom({ ...context, db: trx }, by.accountId, path.id)
    }
    if (!idempotencyKey) return work()
    const operation = { accountId: by.accountId, operation: `approve ${path.variation_id}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}

/** The room and a sent variation, locked in this order. Throws `variation-not-found`, also for a draft. */
async function lockOpen(trx: Database, path: Path) {
  const room = await lockOpenRoom(trx, path.id)
  await requireVariation(trx, path)
  const row = await lockVariation(trx, room.id, path.variation_id)
  if (!row?.content) throw new AppError('variation-not-found')
  return { room, row, content: row.content }
}

type Change = {
  room: RenovationRow
  row: VariationRow
  content: VariationContent
  signature: ReturnType<typeof signatureOf>
  hash: string
}

async function change(context: Context, trx: Database, { room, row, content, signature, hash }: Change): Promise<void> {
  const now = context.clock.now()
  const { sum } = await requireContract(trx, room.id)
  if (sum + row.amount_cents < 0) throw new AppError('sum-below-zero')
  const end = await endsOf(trx, room, now, row.days)
  if (!(await approveOpen(trx, row.id, { hash, today: hongKongDay(now) }))) throw new AppError('illegal-transition')
  await insertDecision(trx, {
    ...signature,
    variation_id: row.id,
    kind: 'APPROVED',
    at: now,
    content_hash: hash,
    sum_before_cents: sum,
    sum_after_cents: sum + row.amount_cents,
    end_before: end.before,
    end_after: end.after,
  })
  if (row.provisional_key) {
    const settled = { renovation_id: room.id, line_key: row.provisional_key, variation_id: row.id, at: now }
    if (!(await insertSettlement(trx, settled))) throw new AppError('provisional-settled')
  }
  await adjustSchedule(trx, {
    renovationId: room.id,
    variationId: row.id,
    cents: row.amount_cents,
    paysWith: content.pays_with?.instalment_id ?? null,
    title: content.title,
    now,
  })
}

/** Ends the contract by agreement: the amounts kept stay paid, the rest is voided or owed back. */
async function settle(context: Context, trx: Database, room: RenovationRow, by: { accountId: string }): Promise<void> {
  await settleSchedule(trx, room.id, context.clock.now())
  await endContract(context, trx, room.id, by.accountId)
  await moveRoom(trx, room.id, { from: ['ACCEPTED', 'IN_PROGRESS', 'INSPECTION'], to: 'CANCELLED' })
  await noteInRoom(context, trx, room.id, by, { action: 'settled' })
}

/** Declines an open variation; the contract stays as it is. Throws `illegal-transition` if it is no longer open. */
export async function declineVariation(context: Context, by: Signer, path: Path, reason: string) {
  await requireRight(context.db, path.id, by.accountId, 'APPROVE')
  return transaction(context.db, async (trx) => {
    const { room, row } = await lockOpen(trx, path)
    const now = context.clock.now()
    const isOpen = (row.valid_until ?? '') >= hongKongDay(now)
    const arrow = { from: 'SENT', change: { status: 'DECLINED' } } as const
    if (!isOpen || !(await moveVariation(trx, row.id, arrow))) throw new AppError('illegal-transition')
    const decision = { variation_id: row.id, kind: 'DECLINED', at: now, account_id: by.accountId, reason } as const
    await insertDecision(trx, decision)
    const facts = { number: row.number }
    const actor = { accountId: by.accountId }
    await noteInRoom(context, trx, room.id, actor, { action: 'variation-declined', facts })
    await notifyReaders(context, trx, room, { variationId: row.id, event: 'declined' })
    return showRoom({ ...context, db: trx }, by.accountId, path.id)
  })
}
