import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { acceptOnPaper } from '@fitout/contract/staff/quotations.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { keepPaper, paperKey, sendPrivateFile } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { requireRoomRow } from '../renovations/renovations-service.ts'
import { makeContract } from './accept-quotation.ts'
import { notifyReaders } from './quotation-news.ts'
import { type By, numberOf, requireVersion } from './quotation-room.ts'
import { lockQuotation, updateQuotation } from './quotations-queries.ts'
import { requireUnsealed } from './signed-papers-service.ts'
import { showQuotationToStaff, type VersionPath } from './staff-quotations-service.ts'

/** Stores the scan of a version signed on paper, replacing an earlier one. Throws `illegal-transition`. */
export async function storeSignedPaper(context: Context, by: By, { id, version }: VersionPath, upload: Received) {
  const room = await requireRoomRow(context.db, id)
  await requireVersion(context.db, room.id, version)
  const paper = await keepPaper(context, upload)
  const former = await transaction(context.db, async (trx) => {
    const row = await lockQuotation(trx, room.id, numberOf(version))
    if (row?.status !== 'SENT') return { isRefused: true, key: paperKey(paper.id, paper.type) }
    await updateQuotation(trx, row.id, { paper_id: paper.id, paper_type: paper.type })
    await auditRenovation(trx, by, room, 'quotations.paper', { after: { version: row.version } })
    return { isRefused: false, key: row.paper_id && row.paper_type ? paperKey(row.paper_id, row.paper_type) : null }
  })
  if (former.key) await context.storage.remove(former.key)
  if (former.isRefused) throw new AppError('illegal-transition')
  return { file_id: paper.id, type: paper.type }
}

/** Throws `file-not-found` if nothing was signed on paper. */
export async function sendSignedPaper(context: Context, { id, version }: VersionPath): Promise<FileAnswer> {
  const room = await requireRoomRow(context.db, id)
  requireUnsealed(room)
  const row = await requireVersion(context.db, room.id, version)
  if (!row.paper_id || !row.paper_type) throw new AppError('file-not-found')
  return sendPrivateFile(context, { storage_key: paperKey(row.paper_id, row.paper_type), type: row.paper_type })
}

type Signed = { body: Body<typeof acceptOnPaper>; idempotencyKey: string | undefined }

/** Turns a version signed on paper into a contract. Throws `file-not-found` if the scan has been replaced. */
export async function acceptPaper(context: Context, by: By, path: VersionPath, { body, idempotencyKey }: Signed) {
  return transaction(context.db, async (trx) => {
    const work = async () => {
      const room = await lockOpenRoom(trx, (await requireRoomRow(trx, path.id)).id)
      const row = await lockQuotation(trx, room.id, numberOf(path.version))
      if (!row?.content || !row.sent_at) throw new AppError('quotation-not-found')
      if (row.status === 'EXPIRED') throw new AppError('document-expired')
      if (row.status !== 'SENT') throw new AppError('illegal-transition')
      const today = hongKongDay(context.clock.now())
      if ((row.valid_until ?? '') < today) throw new AppError('document-expired')
      if (row.paper_id !== body.file_id) throw new AppError('file-not-found')
      const code = body.signed_on > today ? 'day-too-far' : 'day-past'
      if (body.signed_on > today || body.signed_on < hongKongDay(row.sent_at)) {
        throw new AppError('invalid-input', { errors: [{ path: 'signed_on', code }] })
      }
      const signature = {
        staff_id: by.id,
        typed_name: body.name,
        signed_on: body.signed_on,
        language: room.language,
      }
      await makeContract(context, trx, { room, row, content: row.content, options: body.options, signature })
      const facts = { version: row.version }
      await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'quotation-accepted-on-paper', facts })
      await auditRenovation(trx, by, room, 'quotations.accept-on-paper', {
        before: { status: 'SENT' },
        after: { status: 'ACCEPTED', ...facts },
      })
      await notifyReaders(context, trx, room, { quotationId: row.id, event: 'accepted-on-paper' })
      return showQuotationToStaff({ db: trx, clock: context.clock }, path)
    }
    if (!idempotencyKey) return work()
    const operation = { accountId: by.id, operation: `paper ${path.id} ${path.version}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}
