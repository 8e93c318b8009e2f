import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { listStoredFiles } from '../files/files-service.ts'
import { showSchedule } from '../instalments/schedule-service.ts'
import type { SignedPaper } from '../quotations/signed-papers-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { makeReceipt, receiptOf } from './payment-receipt.ts'
import { listReceived } from './payment-records-queries.ts'

/** The ids of the received payments of a room. */
export async function listReceivedIds(db: Database, renovationId: string): Promise<string[]> {
  return (await listReceived(db, renovationId)).map(({ id }) => id)
}

/** How long a receipt drawn for an abandoned account deletion can be reused. */
const freshMilliseconds = 3_600_000

/** The receipts of these payments and the pictures that came with them. */
export async function receivedPayments(context: Context, room: RenovationRow): Promise<SignedPaper[]> {
  const records = await listReceived(context.db, room.id)
  const instalments = await showSchedule(context.db, room.id)
  const files = await listStoredFiles(
    context.db,
    records.flatMap(({ file_id: id }) => id ?? []),
  )
  const papers: SignedPaper[] = []
  for (const record of records) {
    const { number } = receiptOf(record, instalments, room)
    const key = `receipts/${record.id}.pdf`
    const kept = await context.storage.find(key)
    if (!kept || kept.modifiedAt.getTime() < context.clock.now().getTime() - freshMilliseconds) {
      const { bytes } = await makeReceipt(context, record, room.language)
      await context.storage.put(key, bytes, 'application/pdf')
    }
    papers.push({ kind: 'RECEIPT', name: `${number}.pdf`, type: 'application/pdf', key })
    const file = files.find(({ id }) => id === record.file_id)
    if (!file) continue
    const ending = file.storage_key.slice(file.storage_key.lastIndexOf('.'))
    papers.push({ kind: 'PICTURE', name: number + ending, type: file.type, key: file.storage_key })
  }
  return papers
}
