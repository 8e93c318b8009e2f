import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { listSealedPapers } from '@fitout/contract/staff/sealed-papers.ts'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { FileAnswer } from '../../http/send-object.ts'
import { type Doer, recordChange } from '../audit/audit-service.ts'
import {
  deleteSealedRow,
  findSealedRow,
  listOutlived,
  listSealedRows,
  type SealedRow,
} from './sealed-papers-queries.ts'

export { gatherPapers, sealPapers } from './seal-papers.ts'

type Shown = AnswerInput<typeof listSealedPapers>['data'][number]

export async function showSealedPapers(
  context: Context,
  { q, ...page }: PageRequest & Pick<Query<typeof listSealedPapers>, 'q'>,
) {
  const found = await listSealedRows(context.db, q, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(present))
}

function present(row: SealedRow): Shown {
  return {
    _id: row.id,
    renovation_id: row.renovation_id,
    reference: row.reference,
    kind: row.kind,
    name: row.name,
    sealed_at: row.sealed_at.toISOString(),
    kept_until: row.kept_until,
  }
}

/** Throws `sealed-paper-not-found`, also after the last day of retention if the sweep has not run yet. */
export async function openPaper(context: Context, by: Doer, id: string): Promise<FileAnswer> {
  const row = isId(id) ? await findSealedRow(context.db, id) : undefined
  const isWithinRetention = row && row.kept_until >= hongKongDay(context.clock.now())
  const stored = isWithinRetention ? await context.storage.find(row.storage_key) : undefined
  if (!row || !stored) throw new AppError('sealed-paper-not-found')
  await recordChange(context.db, by, {
    action: 'sealed-papers.open',
    subject: 'renovation',
    id: row.renovation_id,
    title: row.reference,
    before: undefined,
    after: { name: row.name },
  })
  return new FileAnswer(stored, {
    'Content-Type': row.type,
    'Content-Disposition': `inline; filename="${row.name}"`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}

const erasedAtOnce = 200

/** Erases the documents past their last day of retention. */
export async function sweepSealedPapers(context: Context): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (;;) {
    if (await isBackupRunning(context.db)) return
    const outlived = await listOutlived(context.db, today, erasedAtOnce)
    for (const { id, storage_key: key } of outlived) {
      await context.storage.remove(key)
      await deleteSealedRow(context.db, id)
    }
    if (outlived.length < erasedAtOnce) return
  }
}
