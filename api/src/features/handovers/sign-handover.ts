import type { Body } from '@fitout/contract/endpoint.ts'
import type { signCertificate } from '@fitout/contract/handover-signing.ts'
import { certificateWordingVersion } from '@fitout/contract/handovers.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { keyOf } from '../allowances/allowances-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { dueAfterHandover } from '../instalments/handover-due-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { handOver, lockRoom, type RenovationRow, requireRight, showRoom } from '../renovations/renovations-service.ts'
import { presentCertificate } from './certificate-service.ts'
import { findHandover, signHandover } from './handovers-queries.ts'
import { notifyOfHandover } from './handover-news-service.ts'
import { writeWarranties } from './warranties-service.ts'

type Signer = { accountId: string; source: string | undefined; locale: Locale }
type Signed = { body: Body<typeof signCertificate>; idempotencyKey: string | undefined }

/**
 * The client signs last: the home is handed over, warranties start, and instalments waiting for it fall due. Throws
 * `no-certificate-yet`, `document-changed` if the content has changed since the studio signed, `illegal-transition`.
 */
export async function signByClient(context: Context, by: Signer, id: string, { body, idempotencyKey }: Signed) {
  await requireRight(context.db, id, by.accountId, 'APPROVE')
  return transaction(context.db, async (trx) => {
    const work = async () => {
      await sign(context, trx, by, { room: await lockRoom(trx, id), body })
      return showRoom({ ...context, db: trx }, by.accountId, id)
    }
    if (!idempotencyKey) return work()
    const operation = { accountId: by.accountId, operation: `certificate ${id}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}

type Asked = { room: RenovationRow; body: Body<typeof signCertificate> }

async function sign(context: Context, trx: Database, by: Signer, { room, body }: Asked): Promise<void> {
  if (room.status !== 'INSPECTION') throw new AppError('illegal-transition')
  const row = await findHandover(trx, room.id)
  if (!row) throw new AppError('no-certificate-yet')
  const { content_hash: hash, studio } = await presentCertificate(trx, room, row)
  if (hash !== body.content_hash) throw new AppError('document-changed')
  if (!studio || !row.content) throw new AppError('no-certificate-yet')
  const now = context.clock.now()
  const signature = {
    client_name: body.typed_name,
    client_signed_at: now,
    account_id: by.accountId,
    source_hash: by.source ? keyOf(context, `signature ${by.source}`) : null,
    language: body.language ?? by.locale,
    wording_version: certificateWordingVersion,
  }
  if (!(await signHandover(trx, room.id, { hash, signature }))) throw new AppError('illegal-transition')
  await handOver(trx, room.id, row.day)
  await writeWarranties(trx, room.id, row.content)
  const isHeld = row.content.open_defects.some(({ severity }) => severity === 'MAJOR')
  await dueAfterHandover(trx, room.id, { day: row.day, today: hongKongDay(now), isHeld })
  await noteInRoom(context, trx, room.id, { accountId: by.accountId }, { action: 'handed-over' })
  await notifyOfHandover(context, trx, room)
}
