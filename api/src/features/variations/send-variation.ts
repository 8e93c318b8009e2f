import type { Body } from '@fitout/contract/endpoint.ts'
import { toCents } from '@fitout/contract/money.ts'
import { isAllowed, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import type { sendVariation } from '@fitout/contract/staff/variations.ts'
import type { VariationContent } from '@fitout/contract/variation-content.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, type RenovationRow } from '../renovations/renovations-service.ts'
import { requireValidUntil } from '../renovations/valid-until-service.ts'
import { expireOpen, withdrawWithContract } from './open-variations-service.ts'
import { isSettled } from './provisional-lines-service.ts'
import { lockDraft, showVariationToStaff } from './staff-variations-service.ts'
import { nameOf } from './shown-variations-service.ts'
import { contentOf } from './variation-draft.ts'
import { variationLimits } from './variation-limits.ts'
import { notifyReaders } from './variation-news.ts'
import {
  effectOf,
  hashOf,
  missingOf,
  type Path,
  requireChangeable,
  requireContract,
  requireVariation,
  warningsOfDraft,
} from './variation-room.ts'
import { insertDecision, listOpen, lockVariation, moveVariation, type VariationRow } from './variations-queries.ts'

type Sender = { id: string; role: StaffRole }
type Sending = { body: Body<typeof sendVariation>; idempotencyKey: string | undefined }

/**
 * Freezes a draft and opens it to the client. Throws `no-draft`, `changed-meanwhile`, `variation-incomplete`,
 * `variation-warnings`, `provisional-settled`, `sum-below-zero`, `illegal-transition` also while a settlement is open.
 */
export async function sendDraft(context: Context, by: Sender, path: Path, { body, idempotencyKey }: Sending) {
  return transaction(context.db, async (trx) => {
    const work = async () => {
      const { room, row } = await lockDraft(trx, path)
      requireChangeable(room)
      if (row.revision !== body.revision) throw new AppError('changed-meanwhile')
      await expireOpen(context, trx, room.id)
      await makeWay(context, trx, { by, room, row })
      await freeze(context, trx, { by, room, row, body })
      return showVariationToStaff({ db: trx, clock: context.clock }, path)
    }
    if (!idempotencyKey) return work()
    return onceWithin(
      trx,
      { accountId: by.id, operation: `send ${path.variation_id}`, key: idempotencyKey },
      body,
      work,
    )
  })
}

type Draft = { by: Sender; room: RenovationRow; row: VariationRow }

/** Nothing else is open beside a settlement: sending one withdraws the others, and while one is open none can be sent. */
async function makeWay(context: Context, trx: Database, { by, room, row }: Draft): Promise<void> {
  const open = await listOpen(trx, room.id)
  if (open.some(({ cause }) => cause === 'SETTLEMENT')) throw new AppError('illegal-transition')
  const { cause, provisional_key: key } = row.draft
  if (cause === 'SETTLEMENT') {
    if (!isAllowed(by.role, 'renovations.close')) throw new AppError('not-allowed')
    await withdrawWithContract(context, trx, room.id, { staffId: by.id })
  }
  const isAsked = open.some((one) => one.provisional_key === key)
  if (cause === 'PROVISIONAL' && key !== null && (isAsked || (await isSettled(trx, room.id, key)))) {
    throw new AppError('provisional-settled')
  }
}

async function freeze(
  context: Context,
  trx: Database,
  { by, room, row, body }: Draft & { body: Sending['body'] },
): Promise<void> {
  const now = context.clock.now()
  const contract = await requireContract(trx, room.id)
  const validUntil = requireValidUntil(body.valid_until, variationLimits.validDays, now)
  const content = contentOf({ row, validUntil }, contract)
  await requireWhole({ ...context, db: trx }, { room, row, content, isWarned: body.is_warned })
  if (contract.sum + toCents(content.amount) < 0) throw new AppError('sum-below-zero')
  const frozen = {
    content,
    content_hash: hashOf(content),
    cause: content.cause,
    amount_cents: toCents(content.amount),
    days: content.days,
    provisional_key: content.provisional_key,
    valid_until: validUntil,
    sent_at: now,
  }
  await moveVariation(trx, row.id, { from: 'DRAFT', change: { ...frozen, status: 'SENT' } })
  const facts = { number: row.number }
  await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'variation-sent', facts })
  const after = { number: nameOf(row), amount: content.amount, days: content.days, valid_until: validUntil }
  await auditRenovation(trx, by, room, 'variations.send', { after })
  await notifyReaders(context, trx, room, { variationId: row.id, event: 'sent' })
}

type Whole = { room: RenovationRow; row: VariationRow; content: VariationContent; isWarned: boolean }

async function requireWhole(context: Context, { room, row, content, isWarned }: Whole): Promise<void> {
  const gaps = await missingOf(context.db, room, content)
  if (gaps.length > 0) throw new AppError('variation-incomplete', { details: { keys: gaps } })
  const warnings = await warningsOfDraft(context, room, content, await effectOf(context, room, row, content))
  if (warnings.length > 0 && !isWarned) throw new AppError('variation-warnings', { details: { keys: warnings } })
}

/** Throws `illegal-transition` if it is no longer open. */
export async function withdrawVariation(context: Context, by: Sender, path: Path, reason: string) {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, path.id)
    await requireVariation(trx, path)
    await expireOpen(context, trx, room.id)
    const row = await lockVariation(trx, room.id, path.variation_id)
    const arrow = { from: 'SENT', change: { status: 'WITHDRAWN' } } as const
    if (!row || !(await moveVariation(trx, row.id, arrow))) throw new AppError('illegal-transition')
    const at = context.clock.now()
    await insertDecision(trx, { variation_id: row.id, kind: 'WITHDRAWN', at, staff_id: by.id, reason })
    const facts = { number: row.number }
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'variation-withdrawn', facts })
    await auditRenovation(trx, by, room, 'variations.withdraw', {
      before: { status: 'SENT' },
      after: { status: 'WITHDRAWN', reason },
    })
    await notifyReaders(context, trx, room, { variationId: row.id, event: 'withdrawn' })
    return showVariationToStaff({ db: trx, clock: context.clock }, path)
  })
}
