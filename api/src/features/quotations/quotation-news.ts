import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { QuotationEvent } from '../../jobs/job-data.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { listReaders } from '../renovations/room-news-service.ts'

/** The client's decisions, which the studio is notified of too. */
const forStudio: ReadonlySet<QuotationEvent> = new Set([
  'accepted',
  'accepted-on-paper',
  'declined',
  'cancelled',
  'early-start',
])

/** Queues a mail to everyone who decides and, for the client's decisions, to the responsible member of staff. */
export async function notifyReaders(
  context: Context,
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email' | 'staff_id'>,
  { quotationId, event }: { quotationId: string; event: QuotationEvent },
): Promise<void> {
  for (const reader of await listReaders(trx, room, forStudio.has(event))) {
    await context.jobs.enqueue(trx, 'quotation-mail', { quotationId, event, ...reader })
  }
}
