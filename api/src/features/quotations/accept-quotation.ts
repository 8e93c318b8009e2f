import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import { totalWithOptions } from '@fitout/contract/quotation-amounts.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import type { acceptQuotation } from '@fitout/contract/quotations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { writeSchedule } from '../instalments/schedule-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { moveRoom, type RenovationRow, requireRight, showRoom } from '../renovations/renovations-service.ts'
import { writeStages } from '../stages/works-service.ts'
import { chooseOptions } from './choose-options.ts'
import { notifyReaders } from './quotation-news.ts'
import { numberOf } from './quotation-room.ts'
import {
  acceptOpenVersion,
  insertDecision,
  lockInStatus,
  lockQuotation,
  type QuotationRow,
} from './quotations-queries.ts'
import { requireOpen, signatureOf, type Signer } from './signatures-service.ts'
import type { VersionPath } from './staff-quotations-service.ts'

type Acceptance = { body: Body<typeof acceptQuotation>; idempotencyKey: string | undefined }

/**
 * Turns the open version into a contract. Throws `document-changed` with the version that is open now,
 * `document-expired`, `option-needed`, `consent-wording-changed`, `illegal-transition`.
 */
export async function acceptVersion(
  context: Context,
  by: Signer,
  { id, version }: VersionPath,
  { body, idempotencyKey }: Acceptance,
) {
  await requireRight(context.db, id, by.accountId, 'APPROVE')
  const number = numberOf(version)
  return transaction(context.db, async (trx) => {
    const work = async () => {
      const room = await lockOpenRoom(trx, id)
      const row = await lockQuotation(trx, room.id, number)
      if (!row?.content) throw new AppError('quotation-not-found')
      await requireNewest(trx, room, row)
      requireOpen(context, row, { hash: body.content_hash, details: { version: row.version } })
      const signature = signatureOf(context, by, body, signingVersion)
      const contract = { room, row, content: row.content, options: body.options, signature }
      await makeContract(context, trx, contract)
      const facts = { version: number }
      await noteInRoom(context, trx, id, { accountId: by.accountId }, { action: 'quotation-accepted', facts })
      await notifyReaders(context, trx, room, { quotationId: row.id, event: 'accepted' })
      return showRoom({ ...context, db: trx }, by.accountId, id)
    }
    if (!idempotencyKey) return work()
    const operation = { accountId: by.accountId, operation: `accept ${id} ${version}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}

/** Throws `document-changed` with the version that has replaced this one. */
async function requireNewest(trx: Database, room: RenovationRow, row: QuotationRow): Promise<void> {
  if (row.status !== 'SUPERSEDED') return
  const open = await lockInStatus(trx, room.id, 'SENT')
  throw new AppError('document-changed', { details: { version: open?.version ?? row.version } })
}

type Contract = {
  room: RenovationRow
  row: QuotationRow
  content: QuotationContent
  options: readonly string[]
  signature: {
    account_id?: string
    staff_id?: string
    typed_name: string
    source_hash?: string | null
    language: Locale
    wording_version?: string
    signed_on?: string
  }
}

/** The writes of every acceptance, typed or on paper, in one transaction: version, signature, room and schedule. */
export async function makeContract(
  context: Context,
  trx: Database,
  { room, row, content, options, signature }: Contract,
): Promise<void> {
  const chosen = chooseOptions(content, options)
  const total = toCents(totalWithOptions(content.total, chosen))
  const now = context.clock.now()
  const today = hongKongDay(now)
  const hash = row.content_hash ?? ''
  const coolingOffUntil = content.cooling_off_days > 0 ? hongKongDay(now, content.cooling_off_days) : null
  if (!(await acceptOpenVersion(trx, row.id, { hash, today, coolingOffUntil }))) {
    throw new AppError('illegal-transition')
  }
  await insertDecision(trx, {
    ...signature,
    id: newId(),
    quotation_id: row.id,
    kind: 'ACCEPTED',
    at: now,
    options: [...options],
    total_cents: total,
    content_hash: hash,
  })
  await moveRoom(trx, room.id, { from: ['QUOTED'], to: 'ACCEPTED' })
  await writeSchedule(trx, {
    renovation_id: room.id,
    total,
    plan: content.plan,
    // Without a cooling-off period, instalments due at its end are due immediately.
    cooling_off_until: coolingOffUntil ?? hongKongDay(now, -1),
  })
  await writeStages(trx, room.id, content.stages)
}
