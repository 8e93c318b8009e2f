import { changesBetween } from '@fitout/contract/quotation-changes.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { listHeadRows } from './quotation-heads-queries.ts'
import { endingDay, presentHead } from './quotation-heads-service.ts'
import { notifyReaders } from './quotation-news.ts'
import { expireOpenVersion, numberOf, requireVersion } from './quotation-room.ts'
import { listOverdue, takeEnding } from './quotations-queries.ts'
import type { VersionPath } from './staff-quotations-service.ts'

export async function showOwnQuotations(context: Context, accountId: string, id: string, page: PageRequest) {
  await requireRight(context.db, id, accountId, 'READ')
  const found = await listHeadRows(context.db, id, placeOf(page.query), false)
  return pageOf(context, page, found, (rows) => rows.map((row) => presentHead(row, context.clock.now())))
}

/** A version that was sent. Throws `quotation-not-found`, also for a draft. */
export async function requireSent(context: Context, accountId: string, { id, version }: VersionPath) {
  await requireRight(context.db, id, accountId, 'READ')
  const row = await requireVersion(context.db, id, version)
  const { content, content_hash, sent_at } = row
  if (!content || !content_hash || !sent_at) throw new AppError('quotation-not-found')
  return { row, content, content_hash, sent_at }
}

/** The document itself, which browsers cache by its hash. */
export async function showVersion(
  context: Context,
  accountId: string,
  path: VersionPath,
  request: Request,
): Promise<Response> {
  const { content, content_hash, sent_at } = await requireSent(context, accountId, path)
  const headers = {
    ETag: `"${content_hash}"`,
    'Cache-Control': 'private, no-cache',
    'Content-Type': 'application/json; charset=utf-8',
  }
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers })
  const body = JSON.stringify({ data: { content, content_hash, sent_at: sent_at.toISOString() } })
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

export async function showChanges(context: Context, accountId: string, path: VersionPath, since?: number) {
  const older = await requireSent(context, accountId, { ...path, version: String(since ?? numberOf(path.version) - 1) })
  const newer = await requireSent(context, accountId, path)
  return changesBetween(older.content, newer.content)
}

const overdueAtOnce = 200

/** Expires versions past their last day and reminds of those that end soon. Idempotent. */
export async function expireQuotations(context: Context): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (;;) {
    const overdue = await listOverdue(context.db, today, overdueAtOnce)
    for (const { renovation_id: id } of overdue) {
      await transaction(context.db, async (trx) => expireOpenVersion(context, trx, await lockOpenRoom(trx, id)))
    }
    if (overdue.length < overdueAtOnce) break
  }
  await remindOfEnding(context)
}

async function remindOfEnding(context: Context): Promise<void> {
  const now = context.clock.now()
  const until = endingDay(now)
  // A version that was open for a few days only needs no reminder right after sending.
  const sentBefore = new Date(now.getTime() - 86_400_000)
  await transaction(context.db, async (trx) => {
    for (const { id, renovation_id } of await takeEnding(trx, { until, sentBefore, now })) {
      const room = await requireRoomRow(trx, renovation_id)
      await notifyReaders(context, trx, room, { quotationId: id, event: 'expiring' })
    }
  })
}
