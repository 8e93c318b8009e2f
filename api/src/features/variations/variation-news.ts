import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { VariationEvent } from '../../jobs/job-data.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { listReaders } from '../renovations/room-news-service.ts'

/** Queues a mail to everyone who decides and, once it is decided, to the responsible member of staff. */
export async function notifyReaders(
  context: Context,
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email' | 'staff_id'>,
  news: { variationId: string; event: VariationEvent },
): Promise<void> {
  const isForStudio = news.event === 'approved' || news.event === 'declined'
  for (const reader of await listReaders(trx, room, isForStudio)) {
    await context.jobs.enqueue(trx, 'variation-mail', { ...news, ...reader })
  }
}
